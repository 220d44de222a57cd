import AccessibilityTree
import Rules
import Speech

/// What is spoken, and what stands next to a node in swipe order.
extension Evaluation {
  func heard(_ kinds: [Fragment.Kind], _ domain: NodeSet) -> TruthSet {
    spoken(domain) { utterance in
      if utterance.fragments.contains(where: { kinds.contains($0.kind) }) { return .yes }
      return utterance.unknown.contains { kinds.contains($0.kind) } ? .unknown : .no
    }
  }

  /// A state may go unheard for want of the state itself, or of what the states are read from; not for want of another.
  func heard(_ states: [Property], _ domain: NodeSet) -> TruthSet {
    spoken(domain) { utterance in
      let isSpoken = utterance.fragments.contains { fragment in
        fragment.kind == .state && fragment.property.map(states.contains) == true
      }
      if isSpoken { return .yes }
      let isHidden = utterance.unknown.contains { unknown in
        unknown.kind == .state && (states.contains(unknown.lacks) || !unknown.lacks.isFlag)
      }
      return isHidden ? .unknown : .no
    }
  }

  private func spoken(_ domain: NodeSet, _ truth: (Utterance) -> Truth) -> TruthSet {
    var result = TruthSet(count: count)
    for node in domain { result.set(node, growing(truth(transcript.utterances[node]), at: node)) }
    return result
  }

  /// Words of a part that is missing may be spoken too.
  private func growing(_ truth: Truth, at node: Int) -> Truth {
    truth == .no && missing?.speech.utterances.contains(node) == true ? .unknown : truth
  }

  func heardPosition(_ domain: NodeSet) -> TruthSet {
    var result = TruthSet(count: count)
    for node in domain {
      switch transcript.heardPosition(of: node) {
      case .exposed: result.set(node, .yes)
      case .absent: result.set(node, growing(.no, at: node))
      case .notExported: result.set(node, .unknown)
      }
    }
    return result
  }

  func heard(
    _ part: Expression.PositionPart, _ comparison: Expression.Comparison, _ operand: Expression.Operand,
    _ domain: NodeSet
  ) -> TruthSet {
    var result = TruthSet(count: count)
    for node in domain {
      switch transcript.heardPosition(of: node) {
      case .exposed(let position):
        let heard = part == .index ? position.index : position.count
        result.set(node, compare(heard, comparison, value(of: operand, at: node)))
      case .absent: result.set(node, growing(.no, at: node))
      case .notExported: result.set(node, .unknown)
      }
    }
    return result
  }

  private func value(of operand: Expression.Operand, at node: Int) -> ClosedRange<Int>? {
    switch operand {
    case .number(let number): number...number
    case .fact(let fact): values(of: fact).number(at: node)
    }
  }

  /// A number against one that is only known to lie between two.
  private func compare(_ heard: Int, _ comparison: Expression.Comparison, _ range: ClosedRange<Int>?) -> Truth {
    guard let range else { return .no }
    func holds(_ number: Int) -> Bool {
      switch comparison {
      case .equals: heard == number
      case .atLeast: heard >= number
      case .atMost: heard <= number
      }
    }
    if range.lowerBound == range.upperBound { return Truth(holds(range.lowerBound)) }
    if comparison == .equals { return range.contains(heard) ? .unknown : .no }
    let (low, high) = (holds(range.lowerBound), holds(range.upperBound))
    return low == high ? Truth(low) : .unknown
  }

  // MARK: neighbours

  func neighbour(_ direction: Expression.Direction, _ id: Expression.ID, _ domain: NodeSet) -> TruthSet {
    var stops = NodeSet(count: count)
    let neighbours = neighbours
    for node in domain {
      if let stop = neighbours.neighbour(direction, of: node), stop >= 0 { stops.insert(stop) }
    }
    let truth = truth(of: id, within: stops)
    return byNeighbour(direction, domain) { _, stop in truth[stop] }
  }

  func related(
    _ direction: Expression.Direction, _ relations: [Expression.Relation], _ domain: NodeSet
  ) -> TruthSet {
    snapshot.withRecords { records in
      byNeighbour(direction, domain) { node, stop in
        relations.reduce(.no) { truth, relation in
          switch relation {
          case .sibling: truth.or(Truth(records[stop].parent >= 0 && records[stop].parent == records[node].parent))
          case .ancestor: truth.or(Truth(stop < node && node < records[stop].subtreeEnd))
          case .descendant: truth.or(Truth(node < stop && stop < records[node].subtreeEnd))
          default: truth.or(isPlaced(stop, relation, of: node))
          }
        }
      }
    }
  }

  func byNeighbour(
    _ direction: Expression.Direction, _ domain: NodeSet, _ truth: (Int, Int) -> Truth
  ) -> TruthSet {
    var result = TruthSet(count: count)
    let neighbours = neighbours
    for node in stops().possible.intersection(domain) {
      guard let stop = neighbours.neighbour(direction, of: node) else {
        result.set(node, .unknown)
        continue
      }
      if stop >= 0 { result.set(node, truth(node, stop)) }
    }
    return result
  }
}
