import AccessibilityTree

/// Whether another node, neither above nor below, has the same text and meets a predicate. Two texts are the same if
/// they have the same words in the same order. A node without the text has no namesake.
struct Namesakes {
  let tester: TextTester
  let shape: TreeShape
  /// By node, the number of its text.
  let texts: [LabelID]
  /// Whether nodes may be missing.
  let isCut: Bool

  /// The nodes that may be a namesake of one of these: only they are asked whether they meet the predicate.
  func candidates(of domain: NodeSet) -> NodeSet {
    let wanted = Set(domain.lazy.filter { texts[$0].isText }.map { tester.words(of: texts[$0]) })
    var found = NodeSet(count: texts.count)
    if wanted.isEmpty { return found }
    for (node, text) in texts.enumerated()
    where text == .notExported || (text.isText && wanted.contains(tester.words(of: text))) {
      found.insert(node)
    }
    return found
  }

  /// - Parameter meeting: where the predicate holds among the candidates.
  func truths(_ domain: NodeSet, _ meeting: TruthSet) -> TruthSet {
    var byWords: [[UInt64]: [Int]] = [:]
    var isOpen = isCut
    for other in meeting.possible {
      if texts[other].isText {
        byWords[tester.words(of: texts[other]), default: []].append(other)
      } else if texts[other] == .notExported {
        isOpen = true
      }
    }
    return TruthSet(domain) { node in
      guard texts[node] != .absent else { return .no }
      guard texts[node].isText else { return .unknown }
      let words = tester.words(of: texts[node])
      guard !words.isEmpty else { return .no }
      let same = (byWords[words] ?? []).filter { !areInLine($0, node) }
      if same.contains(where: meeting.holds.contains) { return .yes }
      return same.isEmpty && !isOpen ? .no : .unknown
    }
  }

  /// Whether they are one node, or one is below the other.
  private func areInLine(_ one: Int, _ other: Int) -> Bool { max(one, other) < shape.ends[min(one, other)] }
}
