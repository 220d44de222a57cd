import AccessibilityTree
import Rules
import Speech

/// What one fact is for each node of its domain.
enum FactValues {
  /// The node, -1 for none and outside the domain.
  case nodes([Int32])
  /// Between which two numbers it lies; the low one is -1 for none and outside the domain.
  case numbers(low: [Int32], high: [Int32])

  /// As the high number: nobody knows how many were left out.
  static let unbounded = Int(Int32.max)

  func node(at target: Int) -> Int? {
    guard case .nodes(let nodes) = self, nodes[target] >= 0 else { return nil }
    return Int(nodes[target])
  }

  func number(at target: Int) -> ClosedRange<Int>? {
    guard case .numbers(let low, let high) = self, low[target] >= 0 else { return nil }
    return Int(low[target])...Int(high[target])
  }
}

extension Evaluation {
  /// A comparison that the range of a number does not settle is unknown; a fact that is not bound meets none.
  func fact(_ fact: Fact.ID, _ test: NumberTest) -> TruthSet {
    let values = values(of: fact)
    var result = TruthSet(count: count)
    for node in truth(of: ruleBook.facts[fact].domain).holds {
      guard let range = values.number(at: node) else { continue }
      result.set(node, test.truth(from: Double(range.lowerBound), to: Double(range.upperBound)))
    }
    return result
  }

  /// What a fact is, computed when first asked for.
  func values(of fact: Fact.ID) -> FactValues {
    if let known = factValues[fact] { return known }
    let values = bind(ruleBook.facts[fact])
    factValues[fact] = values
    return values
  }

  private func bind(_ fact: Fact) -> FactValues {
    let domain = truth(of: fact.domain).holds
    switch fact.kind {
    case .nearest(let set): return nearest(truth(of: set).holds, domain)
    case .count(let set, let meets, let scope):
      let candidates = members(of: set, within: everyNode)
      let condition = meets.map { truth(of: $0, within: candidates.possible) }
      let certain = condition.map { candidates.holds.intersection($0.holds) } ?? candidates.holds
      let possible = condition.map { candidates.possible.intersection($0.possible) } ?? candidates.possible
      let (certainBefore, possibleBefore) = (before(certain), before(possible))
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
      let members = truth(of: set).holds
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

  /// By node, how many of the set come before it in the tree; one more element for all of them.
  private func before(_ set: NodeSet) -> [Int] {
    var before = [Int](repeating: 0, count: count + 1)
    for node in 0..<count { before[node + 1] = before[node] + (set.contains(node) ? 1 : 0) }
    return before
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
    snapshot.withRecords { records in
      for node in records.indices {
        let parent = records[node].parent
        guard parent >= 0 else { continue }
        nearest[node] = set.contains(Int(parent)) ? parent : nearest[Int(parent)]
      }
    }
    for node in 0..<count where !domain.contains(node) { nearest[node] = -1 }
    return .nodes(nearest)
  }
}
