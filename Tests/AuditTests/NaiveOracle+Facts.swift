import AccessibilityTree
import Rules
import Speech

/// Facts of `with`, counted one by one.
extension NaiveOracle {
  func meets(_ test: NumberTest, _ fact: Fact.ID, _ index: Int) -> Truth {
    guard let number = number(fact, index) else { return .no }
    let high = number.high.map(Double.init) ?? .infinity
    return test.truth(from: Double(number.low), to: high)
  }

  private func isBound(_ fact: Fact.ID, _ index: Int) -> Bool {
    truth(of: book.facts[fact].domain, at: index) == .yes
  }

  private func nearest(_ fact: Fact.ID, _ index: Int) -> Node? {
    guard isBound(fact, index), case .nearest(let set) = book.facts[fact].kind else { return nil }
    return snapshot[index].ancestors.first { truth(of: set, at: $0.index) == .yes }
  }

  /// Nil for a fact that is not bound here.
  func number(_ fact: Fact.ID, _ index: Int) -> NaiveNumber? {
    guard isBound(fact, index) else { return nil }
    switch book.facts[fact].kind {
    case .nearest: return nil
    case .count(let set, let meets, let scope):
      let counted: [Node]
      let isOpen: Bool
      switch scope {
      case .target: (counted, isOpen) = (nodes(below: index), isCutBelow(index))
      case .screen: (counted, isOpen) = (Array(snapshot.nodes), isCutAnywhere)
      case .fact(let whole):
        guard let whole = nearest(whole, index) else { return nil }
        (counted, isOpen) = (nodes(below: whole.index), isCutBelow(whole.index))
      }
      let truths = counted.map { node in
        isMember(set, node.index).and(meets.map { truth(of: $0, at: node.index) } ?? .yes)
      }
      let high = truths.count { $0 != .no }
      return NaiveNumber(low: truths.count { $0 == .yes }, high: isOpen ? nil : high)
    case .rank(let set, let whole):
      guard truth(of: set, at: index) == .yes, let whole = nearest(whole, index) else { return nil }
      let members = nodes(below: whole.index).map(\.index).filter { truth(of: set, at: $0) == .yes }
      let all = (0..<snapshot.count).filter { truth(of: set, at: $0) == .yes }
      let areStops = all.allSatisfy(transcript.stops.contains)
      func place(_ node: Int) -> Int {
        areStops ? transcript.order.firstIndex(of: node) ?? node + snapshot.count : node
      }
      let rank = 1 + members.count { place($0) < place(index) }
      return NaiveNumber(low: rank, high: isCutBelow(whole.index) ? nil : rank)
    }
  }
}
