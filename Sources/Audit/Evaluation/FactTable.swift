import AccessibilityTree
import Rules
import Speech

/// The facts of rules, each computed when it is first asked for.
final class FactTable {
  /// Holds this table, so that it lives as long.
  private unowned let evaluation: Evaluation
  private var known: [FactValues?]
  private let count: Int
  private var snapshot: Snapshot { evaluation.snapshot }
  private var transcript: Transcript { evaluation.transcript }
  private var missing: MissingNodes? { evaluation.missing }

  init(of evaluation: Evaluation) {
    (self.evaluation, count) = (evaluation, evaluation.count)
    known = Array(repeating: nil, count: evaluation.ruleBook.facts.count)
  }

  /// A comparison that the range of a number does not settle is unknown; a fact that is not bound meets none.
  func meet(_ test: NumberTest, _ fact: Fact.ID) -> TruthSet {
    let values = values(of: fact)
    var result = TruthSet(count: count)
    for node in evaluation.certain(evaluation.ruleBook.facts[fact].domain) {
      guard let range = values.number(at: node) else { continue }
      result.set(node, test.truth(from: Double(range.lowerBound), to: Double(range.upperBound)))
    }
    return result
  }

  /// What a fact is, computed when first asked for.
  func values(of fact: Fact.ID) -> FactValues {
    if let known = known[fact] { return known }
    let values = bind(evaluation.ruleBook.facts[fact])
    known[fact] = values
    return values
  }

  private func bind(_ fact: Fact) -> FactValues {
    let domain = evaluation.certain(fact.domain)
    switch fact.kind {
    case .nearest(let set): return nearest(evaluation.certain(set), domain)
    case .count(let set, let meets, let scope):
      let candidates = evaluation.members(of: set, within: evaluation.everyNode)
      let condition = meets.map { evaluation.truth(of: $0, within: candidates.possible) }
      let certain = condition.map { candidates.holds.intersection($0.holds) } ?? candidates.holds
      let possible = condition.map { candidates.possible.intersection($0.possible) } ?? candidates.possible
      let (certainBefore, possibleBefore) = (certain.countsBefore.map(Int.init), possible.countsBefore.map(Int.init))
      return numbers(domain) { target in
        let whole: Int
        switch scope {
        case .target: whole = target
        case .screen: return (certainBefore[count], missing == nil ? possibleBefore[count] : FactValues.unbounded)
        case .fact(let fact):
          guard let node = values(of: fact).node(at: target) else { return nil }
          whole = node
        }
        let (start, end) = (whole + 1, max(snapshot[whole].subtreeEnd, whole + 1))
        let high = possibleBefore[end] - possibleBefore[start]
        return (certainBefore[end] - certainBefore[start], isOpen(below: whole) ? FactValues.unbounded : high)
      }
    case .rank(let set, let whole):
      let members = evaluation.certain(set)
      let places = places(in: members)
      // Once for each whole: a list may be one, and have 100,000 members.
      var known: [Int: [Int]] = [:]
      func sorted(_ whole: Int) -> [Int] {
        if let places = known[whole] { return places }
        let below = whole + 1..<max(snapshot[whole].subtreeEnd, whole + 1)
        let sorted = below.filter(members.contains).map { places[$0] }.sorted()
        known[whole] = sorted
        return sorted
      }
      return numbers(domain) { target in
        guard members.contains(target), let whole = values(of: whole).node(at: target) else { return nil }
        let rank = 1 + firstPlace(from: places[target], in: sorted(whole))
        return (rank, isOpen(below: whole) ? FactValues.unbounded : rank)
      }
    }
  }

  /// Swipe order for what is a stop; the rest keeps the export's order and comes after.
  private func places(in members: NodeSet) -> [Int] {
    var places = (0..<count).map { $0 + count }
    guard members.subtracting(transcript.stops).isEmpty else { return places }
    for (place, stop) in transcript.order.enumerated() { places[stop] = place }
    return places
  }

  private func isOpen(below whole: Int) -> Bool { missing?.below.contains(whole) == true }

  /// How many of the sorted places are below this one.
  private func firstPlace(from place: Int, in sorted: [Int]) -> Int {
    var range = 0..<sorted.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = sorted[middle] < place ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  private func numbers(_ domain: NodeSet, _ bounds: (Int) -> (low: Int, high: Int)?) -> FactValues {
    var low = [Int32](repeating: -1, count: count)
    var high = low
    for target in domain {
      guard let range = bounds(target) else { continue }
      low[target] = Int32(range.low)
      high[target] = Int32(range.high)
    }
    return .numbers(low: low, high: high)
  }

  /// One sweep down: what is nearest above a node is its parent or what is nearest above that.
  private func nearest(_ set: NodeSet, _ domain: NodeSet) -> FactValues {
    var nearest = [Int32](repeating: -1, count: count)
    for (node, parent) in evaluation.shape.parents.enumerated() where parent >= 0 {
      nearest[node] = set.contains(Int(parent)) ? parent : nearest[Int(parent)]
    }
    for node in domain.complement { nearest[node] = -1 }
    return .nodes(nearest)
  }
}
