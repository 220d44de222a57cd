import AccessibilityTree
import Rules
import Speech

/// What stands on the screen at a node, and whether its words stand in what is spoken.
extension Evaluation {
  /// The node's own text and those of the nodes inside that are no stops of their own, with commas between.
  ///
  /// What is kept from the screen reader is seen all the same. On iOS a text is the label of a node that is a text.
  func visibleText(of node: Int) -> Evidence<String> {
    var parts: [String] = []
    var next = node
    while next < snapshot[node].subtreeEnd {
      let inside = snapshot[next]
      if next != node, inside.isOff(.visible) || transcript.isStop(next) != .no || inside.isOn(.editable) {
        next = inside.subtreeEnd
        continue
      }
      if let text = shownText(of: inside, isInside: next != node), !inside.isOn(.showingHint) { parts.append(text) }
      next += 1
    }
    guard parts.isEmpty else { return .exposed(parts.joined(separator: ", ")) }
    // A text that may have been left out is as good as one that is not exported: most buttons have none besides the name.
    let isOpen = !snapshot.cut.isEmpty && (node..<snapshot[node].subtreeEnd).contains(where: snapshot.cut.contains)
    return !isOpen && snapshot[node].text(.text).isExported ? .absent : .notExported
  }

  private func shownText(of node: Node, isInside: Bool) -> String? {
    if let text = node.text(.text).value { return text }
    guard isInside, snapshot.platform == .ios, node.role == .text else { return nil }
    return node.text(.label).value
  }

  /// How the words of one text stand to those of another; nil for a test that asks something else.
  func compareWords(_ text: LabelID, _ test: TextTest, _ other: LabelID) -> Truth? {
    switch test {
    case .wordsIn: Truth(WordsInText.areIn(texts.text(text), texts.text(other)))
    case .mayBeIn: Truth(WordsInText.mayBeIn(texts.text(text), texts.text(other)))
    default: nil
    }
  }
}
