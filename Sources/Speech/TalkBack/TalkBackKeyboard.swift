import AccessibilityTree

/// Whether an export shows a keyboard. Without one it may be open all the same: most exporters leave its window out.
struct TalkBackKeyboard {
  private let isShown: Bool

  init(_ columns: Columns) {
    // Owners are few, so nearly all nodes have the one that was asked about last.
    var (last, isKeyboard) = (LabelID.notExported, false)
    isShown = (0..<columns.count).contains { node in
      if columns.role(node) == .keyboard { return true }
      let owner = columns.records[node].text(.owner)
      if owner != last {
        last = owner
        isKeyboard = columns.text(.owner, node).map(SystemOwners.isKeyboard) ?? false
      }
      return isKeyboard
    }
  }

  /// Whether TalkBack says “editing”: the edit box has the input focus, and the keyboard is shown.
  ///
  /// Source: google/talkback, EditTextDescription.stateDescription (isKeyBoardActive).
  func isEditing(_ node: Int, _ columns: Columns) -> Bool { isShown && columns.isOn(.inputFocused, node) }
}
