import AccessibilityTree
import Speech

/// Where a defect is seeded: a node of a screen, and what is known of it while it is well.
struct Spot {
  /// Of the screen as it was exported.
  let transcript: Transcript
  let index: Int
  /// The targets that pass, by rule.
  let passed: [String: Set<Int>]

  var snapshot: Snapshot { transcript.snapshot }
  var node: Node { snapshot[index] }
  var isIOS: Bool { snapshot.platform == .ios }
  var isAndroid: Bool { snapshot.platform == .android }
  /// What the screen reader calls it.
  var name: String? { transcript.names[index].value }
  var utterance: Utterance { transcript.utterances[index] }

  /// Whether a node passes a rule.
  func passes(_ rule: String, at node: Int) -> Bool { passed[rule]?.contains(node) ?? false }

  /// Targets below a node that pass a rule, in the order of the tree.
  func targets(of rule: String, below node: Int) -> [Int] {
    (passed[rule] ?? []).filter { $0 > node && $0 < snapshot[node].subtreeEnd }.sorted()
  }

  /// Whether the screen reader stops somewhere below.
  var hasStopsBelow: Bool { hasStops(below: index) }

  /// Whether the screen reader stops somewhere below a node.
  func hasStops(below node: Int) -> Bool {
    (node + 1..<max(node + 1, snapshot[node].subtreeEnd)).contains { transcript.isStop($0) != .no }
  }
}
