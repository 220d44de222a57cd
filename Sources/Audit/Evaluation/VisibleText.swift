import AccessibilityTree
import Speech

/// What is seen on the screen at a node.
struct VisibleText {
  let transcript: Transcript
  /// nil for a tree that is whole.
  let missing: MissingNodes?

  private var snapshot: Snapshot { transcript.snapshot }

  /// The node's own text and the texts of the nodes inside that are no stops of their own, with commas between.
  ///
  /// What is kept from the screen reader is seen all the same. What is typed into a field, or shown there until
  /// something is typed, does not count. Exporters of iOS write no text apart from the label, so the label of a text
  /// inside counts as what it shows. Not exported where nodes may be missing, or where nothing is known to be seen and
  /// something may be.
  func text(of node: Int) -> Evidence<String> {
    if missing?.below.contains(node) == true { return .notExported }
    // Most nodes show one text, which needs no list of texts then.
    var shown: String?
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
      case .exposed(let text):
        if shown == nil {
          shown = text
        } else {
          shown? += ", "
          shown? += text
        }
      case .absent: break
      case .notExported: isOpen = true
      }
      next += 1
    }
    return shown.map { .exposed($0) } ?? (isOpen ? .notExported : .absent)
  }

  private func shownText(of node: Node, isInside: Bool) -> Evidence<String> {
    if node.isOn(.showingHint) || node.isOn(.editable) { return .absent }
    let isText = node.role == .text || node.role == .heading
    switch node.text(.text) {
    case .exposed(let text): return draws(node) ? .exposed(text) : .absent
    case .absent, .notExported:
      if isInside, isText, snapshot.platform == .ios, let text = node.text(.label).value { return .exposed(text) }
      // Nobody expects a text of a picture or a group inside.
      return isInside && !isText ? .absent : node.text(.text)
    }
  }

  /// Whether a node shows its text: an image or a view that draws by itself may have a text that nobody sees.
  ///
  /// Source: AOSP, TextView.onInitializeAccessibilityNodeInfoInternal; Compose names what shows a text
  /// `android.widget.TextView`.
  private func draws(_ node: Node) -> Bool {
    guard snapshot.platform == .android else { return true }
    let className = node.text(.nativeClass).value ?? ""
    if className.hasSuffix("ImageButton") || className.hasSuffix("ImageView") { return false }
    switch node.role {
    case .image: return false
    case .other, .group: return className.isEmpty || Self.textClasses.contains { className.contains($0) }
    default: return true
    }
  }

  private static let textClasses = ["Text", "Button", "Chip", "Label"]
}
