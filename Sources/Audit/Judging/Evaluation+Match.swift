import AccessibilityTree
import Rules

/// Finds the text test that decided an expression at a node, and what it found.
extension Evaluation {
  /// What a text test found, and the text that it compared with.
  struct Discovery {
    var match: String?
    var other: String?
  }

  /// The first text test that made the expression what it is here, or nil when no text decided it.
  ///
  /// Sets say which nodes are meant, often by their class or identifier; what they found is the answer only if nothing
  /// else is.
  func discovery(for id: Expression.ID, at node: Int) -> Discovery? {
    discovery(for: id, at: node, inSets: false) ?? discovery(for: id, at: node, inSets: true)
  }

  private func discovery(for id: Expression.ID, at node: Int, inSets: Bool) -> Discovery? {
    let truth = truth(of: id, at: node)
    switch ruleBook.expressions[id] {
    case .text(let subject, let test): return discovery(for: subject, test, at: node)
    case .member(let id): return inSets ? discovery(for: id, at: node, inSets: true) : nil
    case .not(let id): return discovery(for: id, at: node, inSets: inSets)
    case .all(let ids), .any(let ids):
      return ids.lazy.filter { self.truth(of: $0, at: node) == truth }
        .compactMap { self.discovery(for: $0, at: node, inSets: inSets) }.first
    case .parent(let id): return snapshot[node].parent.flatMap { discovery(for: id, at: $0.index, inSets: inSets) }
    case .neighbour(let direction, let id):
      return order.neighbour(direction, of: node).node.flatMap { discovery(for: id, at: $0, inSets: inSets) }
    default: return nil
    }
  }

  private func discovery(for subject: TextSubject, _ test: TextTest, at node: Int) -> Discovery? {
    let id = label(subject, at: node)
    guard id.isText else { return nil }
    if let other = test.other {
      let otherID = label(other, at: node)
      return otherID.isText ? Discovery(other: texts.text(otherID)) : nil
    }
    let scan = WordScan(texts.text(id))
    for reference in test.lookups {
      let asked = words.asked(reference, role: snapshot[node].role)
      let found = [asked.own, asked.english, asked.others].lazy.compactMap(\.self)
        .compactMap { TextPool.match(test, $0, scan.tokens[...]) }.first
      guard let match = found, !match.isEmpty else { continue }
      let bytes = scan.ranges[match.lowerBound].lowerBound..<scan.ranges[match.upperBound - 1].upperBound
      return Discovery(match: String(decoding: Array(texts.text(id).utf8)[bytes], as: UTF8.self))
    }
    switch test {
    case .like, .equals: return Discovery(match: texts.text(id))
    default: return nil
    }
  }
}
