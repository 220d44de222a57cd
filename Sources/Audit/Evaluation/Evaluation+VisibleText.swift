import AccessibilityTree
import Rules
import Speech

/// What stands on the screen at a node, and whether its words stand in what is spoken.
extension Evaluation {
  /// The node's own text and those of the nodes inside that are no stops of their own, with commas between.
  ///
  /// What is kept from the screen reader is seen all the same; what is typed into a field, or shown there until something
  /// is, is no writing on it. Exporters of iOS keep no text apart from the label, so there the label of a text inside
  /// stands for what it shows. Not exported where a part may be missing for want of nodes, or nothing is known to be seen
  /// and something may be.
  func visibleText(of node: Int) -> Evidence<String> {
    if missing?.below.contains(node) == true { return .notExported }
    var parts: [String] = []
    var isOpen = false
    var next = node
    while next < snapshot[node].subtreeEnd {
      let part = snapshot[next]
      let isStop = next == node ? .no : transcript.isStop(next)
      if next != node, part.isOff(.visible) || isStop != .no || part.isOn(.editable) {
        isOpen = isOpen || isStop == .unknown
        next = part.subtreeEnd
        continue
      }
      switch shownText(of: part, isInside: next != node) {
      case .exposed(let text): parts.append(text)
      case .absent: break
      case .notExported: isOpen = true
      }
      next += 1
    }
    if parts.isEmpty { return isOpen ? .notExported : .absent }
    return .exposed(parts.joined(separator: ", "))
  }

  private func shownText(of node: Node, isInside: Bool) -> Evidence<String> {
    if node.isOn(.showingHint) || node.isOn(.editable) { return .absent }
    let isText = node.role == .text || node.role == .heading
    switch node.text(.text) {
    case .exposed(let text): return .exposed(text)
    case .absent, .notExported:
      if isInside, isText, snapshot.platform == .ios, let text = node.text(.label).value { return .exposed(text) }
      // Of a picture or a group inside nobody expects a text.
      return isInside && !isText ? .absent : node.text(.text)
    }
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
