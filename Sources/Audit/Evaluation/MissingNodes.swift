import AccessibilityTree
import Speech

/// Where an exporter left nodes out, as sets of the nodes whose answers they could change.
struct MissingNodes {
  /// A child may be missing.
  let children: NodeSet
  /// Something below may be missing.
  let below: NodeSet
  /// A sibling may be missing.
  let siblings: NodeSet
  /// What the screen reader might say and where it might stop.
  let speech: CutOff

  /// Nil for a tree that is whole.
  init?(_ transcript: Transcript, _ shape: TreeShape) {
    let snapshot = transcript.snapshot
    guard !snapshot.cut.isEmpty else { return nil }
    children = snapshot.cut
    below = snapshot.cut.union(shape.ancestors(of: snapshot.cut))
    siblings = shape.children(of: snapshot.cut)
    speech = transcript.cutOff ?? CutOff(count: snapshot.count)
  }
}
