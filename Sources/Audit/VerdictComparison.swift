import AccessibilityTree
import Speech

/// Holds what other tools said of a screen against the nodes at which a rule failed.
///
/// Another tool blames another node for the same fault: the icon in a button, or the row around it. So a rule agrees when it
/// fails at the node, anywhere below it, or at the stop that the node is a part of. Whether it fails for the same reason is
/// for people to see.
struct VerdictComparison {
  let transcript: Transcript
  /// Nodes at which a rule failed.
  let failed: NodeSet

  /// The verdicts of the snapshot in their order.
  var verdicts: [ComparedVerdict] {
    let snapshot = transcript.snapshot
    guard !snapshot.verdicts.isEmpty else { return [] }
    let places = SiblingPlaces(snapshot)
    var failedBefore = [0]
    for node in 0..<snapshot.count { failedBefore.append(failedBefore[node] + (failed.contains(node) ? 1 : 0)) }
    return snapshot.verdicts.map { verdict in
      ComparedVerdict(
        tool: verdict.tool, check: verdict.check, outcome: verdict.outcome,
        node: verdict.node.map { snapshot.path(of: $0, places) },
        agrees: verdict.outcome == .failed ? verdict.node.map { agrees(at: $0, failedBefore) } : nil)
    }
  }

  /// - Parameter failedBefore: by node, how many failed before it.
  private func agrees(at index: Int, _ failedBefore: [Int]) -> Bool {
    let node = transcript.snapshot[index]
    if failedBefore[node.subtreeEnd] > failedBefore[index] { return true }
    guard !transcript.stops.contains(index) else { return false }
    let stop = node.ancestors.first { transcript.stops.contains($0.index) }
    return stop.map { failed.contains($0.index) } ?? false
  }
}
