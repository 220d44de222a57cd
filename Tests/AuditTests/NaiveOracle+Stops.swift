import AccessibilityTree
import Rules
import Speech

/// Where the screen reader stops, and what it says there.
extension NaiveOracle {
  func isStop(_ index: Int) -> Truth {
    cutOff?.stops.contains(index) == true ? .unknown : transcript.isStop(index)
  }

  /// Whether a stop may be here or, in the order of the tree, right after.
  private func mayHideStop(_ index: Int) -> Bool {
    isStop(index) == .unknown || cutOff?.gaps.contains(index) == true
  }

  /// What can be tapped, has nothing to say and is no stop.
  func isPassedOver(_ index: Int) -> Truth {
    let isPassed = transcript.passedOver.contains(index)
    // Without labels or texts nobody knows whether it has nothing to say.
    guard snapshot.carries(.label), snapshot.carries(.text) else { return isPassed ? .unknown : .no }
    if isPassed { return cutOff?.stops.contains(index) == true ? .unknown : .yes }
    let mayTakeTaps = transcript.uncertainBecause == .clickable || transcript.uncertainBecause == .platform
    return mayTakeTaps && transcript.uncertainStops.contains(index) ? .unknown : .no
  }

  /// The stop before or after; `.absent` for none, `.notExported` where nobody can say which it is.
  func neighbour(_ direction: Expression.Direction, _ index: Int) -> Evidence<Node> {
    guard isStop(index) != .unknown else { return .notExported }
    guard let place = transcript.order.firstIndex(of: index) else { return .absent }
    let next = direction == .previous ? place - 1 : place + 1
    let neighbour = transcript.order.indices.contains(next) ? transcript.order[next] : nil
    let edge = neighbour ?? (direction == .previous ? 0 : snapshot.count)
    let isUncertain =
      (min(index, edge)..<max(index, edge)).contains(where: mayHideStop)
      || neighbour.map { isStop($0) == .unknown } ?? false
    return isUncertain ? .notExported : neighbour.map { .exposed(snapshot[$0]) } ?? .absent
  }

  func byNeighbour(_ direction: Expression.Direction, _ index: Int, _ truth: (Node) -> Truth) -> Truth {
    switch neighbour(direction, index) {
    case .exposed(let stop): truth(stop)
    case .absent: .no
    case .notExported: .unknown
    }
  }

  func isFirstStop(_ index: Int) -> Truth {
    switch neighbour(.previous, index) {
    case .exposed: .no
    case .absent: isStop(index)
    case .notExported: .unknown
    }
  }

  func related(_ relations: [Expression.Relation], _ stop: Node, _ node: Node) -> Truth {
    relations.reduce(.no) { truth, relation in
      switch relation {
      case .sibling:
        truth.or(
          Truth(stop.parent?.index == node.parent?.index && (node.parent != nil || snapshot.platform == .ios)))
      case .ancestor: truth.or(Truth(node.ancestors.contains { $0.index == stop.index }))
      case .descendant: truth.or(Truth(stop.ancestors.contains { $0.index == node.index }))
      case .above, .below, .leading, .trailing, .farAbove, .farBelow: truth.or(isPlaced(stop, relation, of: node))
      }
    }
  }

  /// Some stop on that side. A stop that has no certain place may be on either.
  func someStop(_ direction: Expression.Direction, _ id: Expression.ID, _ index: Int) -> Truth {
    guard let place = transcript.order.firstIndex(of: index) else { return isStop(index) }
    let side = direction == .previous ? transcript.order[..<place] : transcript.order[(place + 1)...]
    let onSide = side.reduce(Truth.no) { $0.or(isStop($1).and(truth(of: id, at: $1))) }
    let isOpen =
      isCutAnywhere
      || (0..<snapshot.count).contains {
        !transcript.order.contains($0) && isStop($0) != .no && truth(of: id, at: $0) != .no
      }
    return isStop(index).and(onSide.or(isOpen ? .unknown : .no))
  }

  // MARK: what is heard

  /// *No* only where no missing node can be spoken, too.
  private func spoken(_ truth: Truth, _ index: Int) -> Truth {
    truth == .no && cutOff?.utterances.contains(index) == true ? .unknown : truth
  }

  func hears(_ kinds: [Fragment.Kind], _ index: Int) -> Truth {
    let utterance = transcript.utterances[index]
    if utterance.fragments.map(\.kind).contains(where: kinds.contains) { return .yes }
    return spoken(utterance.unknown.map(\.kind).contains(where: kinds.contains) ? .unknown : .no, index)
  }

  func hearsState(_ states: [Property], _ index: Int) -> Truth {
    let utterance = transcript.utterances[index]
    for fragment in utterance.fragments where fragment.kind == .state {
      if let property = fragment.property, states.contains(property) { return .yes }
    }
    // For want of another state, this one is not unheard.
    for unknown in utterance.unknown where unknown.kind == .state {
      if states.contains(unknown.lacks) || !unknown.lacks.isFlag { return .unknown }
    }
    return spoken(.no, index)
  }

  func hearsPosition(_ index: Int) -> Truth {
    switch transcript.heardPosition(of: index) {
    case .exposed: .yes
    case .absent: spoken(.no, index)
    case .notExported: .unknown
    }
  }

  func hearsNumber(
    _ part: Expression.PositionPart, _ comparison: Expression.Comparison, _ operand: Expression.Operand, _ index: Int
  ) -> Truth {
    let heard: Int
    switch transcript.heardPosition(of: index) {
    case .exposed(let position): heard = part == .index ? position.index : position.count
    case .absent: return spoken(.no, index)
    case .notExported: return .unknown
    }
    let wanted: NaiveNumber
    switch operand {
    case .number(let number): wanted = NaiveNumber(low: number, high: number)
    case .fact(let fact):
      guard let number = number(fact, index) else { return .no }
      wanted = number
    }
    // Beyond what is heard, one more is as good as any number.
    let high = min(wanted.high ?? heard + 1, max(heard, wanted.low) + 1)
    let answers = Set(
      (wanted.low...max(wanted.low, high)).map { number in
        switch comparison {
        case .equals: heard == number
        case .atLeast: heard >= number
        case .atMost: heard <= number
        }
      })
    return answers.count == 1 ? Truth(answers.contains(true)) : .unknown
  }
}
