import AccessibilityTree

/// What nodes below a cut could change in what TalkBack says. A node above may speak a text there, and a node that then
/// has something to say becomes a stop.
struct TalkBackCutOff {
  let columns: Columns
  let tree: TalkBackTree
  let naming: TalkBackNames

  /// Nil for a tree that is whole.
  func cutOff() -> CutOff? {
    let cut = columns.snapshot.cut
    guard !cut.isEmpty else { return nil }
    var off = CutOff(count: columns.count)
    for node in cut where tree.isReached(node) {
      off.open(below: node, columns, isReadByPlace: false)
      passSpeechUp(from: node, &off)
    }
    for node in cut where tree.isReached(node) { passTextUp(from: node, &off) }
    return off
  }

  /// Goes up as `TalkBackTree.passSpeechUp` does, to the first node that speaks anyway.
  private func passSpeechUp(from cut: Int, _ off: inout CutOff) {
    var node = cut
    while node >= 0, !tree.isSpeaking(node) {
      if tree.mayStopIfSpeaking(node) { off.stops.insert(node) }
      // A node that is not important for accessibility does not count: its children belong to the next node above.
      if tree.seen.contains(node), !tree.isSpokenByParent(node) { return }
      node = columns.parent(node)
    }
  }

  /// Goes up to the stop that speaks a text below the cut.
  private func passTextUp(from cut: Int, _ off: inout CutOff) {
    var node = cut
    while node >= 0, !naming.hidesChildren(node) {
      let isStop = tree.stops.contains(node)
      if isStop || tree.uncertain.contains(node) || off.stops.contains(node) {
        off.utterances.insert(node)
        if naming.own(of: node) == nil, columns.text(.labeledByText, node) == nil { off.names.insert(node) }
      }
      if isStop, !off.stops.contains(node) { return }
      node = columns.parent(node)
    }
  }
}
