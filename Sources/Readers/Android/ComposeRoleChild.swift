import AccessibilityTree

/// Gives the role of a Compose control with content back to the control.
///
/// Compose names the class of a control only if the control is empty. Otherwise the control is an `android.view.View`,
/// and a silent last child inside its bounds has the class or the role description. TalkBack speaks the two as one.
///
/// Source: androidx, AndroidComposeViewAccessibilityDelegateCompat.android.kt, and SemanticsNode.kt, emitFakeNodes.
struct ComposeRoleChild {
  /// The number of “android.view.View”.
  let plainClass: LabelID

  /// Moves the roles of a complete tree.
  func settle(_ builder: inout SnapshotBuilder) {
    for child in 0..<builder.count where Self.isGivenAway(builder[child].role) {
      let control = Int(builder[child].parent)
      guard control >= 0, isRole(builder[child], at: child, of: builder[control], at: control) else { continue }
      builder[control].role = builder[child].role
      builder[child].role = .other
      let own = builder[child].text(.roleDescription)
      guard own.isText else { continue }
      builder[control].set(.roleDescription, own)
      builder[child].set(.roleDescription, .absent)
    }
  }

  private func isRole(_ child: NodeRecord, at index: Int, of control: NodeRecord, at place: Int) -> Bool {
    // Compose adds such a child only beside content, and last.
    guard control.role == .other, control.text(.nativeClass) == plainClass, index > place + 1,
      Int(child.subtreeEnd) == index + 1, control.subtreeEnd == child.subtreeEnd
    else { return false }
    let isOperated =
      Self.operable.contains(where: control.isOn) || control.isOn(.selected) || Self.isChosen(control, child)
    return isOperated && !Self.operable.contains(where: child.isOn)
      && !Self.texts.contains { child.text($0).isText } && Self.holds(control.bounds, child.bounds)
  }

  /// Whether the control may be what is chosen, from which Compose takes the click: a tab or radio button of an export
  /// that has no place for the focus that it can still take.
  private static func isChosen(_ control: NodeRecord, _ child: NodeRecord) -> Bool {
    (child.role == .tab || child.role == .radioButton) && !control.isKnown(.focusable)
  }

  /// Whether the child is inside the control. The child has the drawn size, the control the touch target's.
  private static func holds(_ outer: Rect, _ inner: Rect) -> Bool {
    guard !outer.isEmpty, !inner.isEmpty else { return true }
    return inner.x >= outer.x && inner.y >= outer.y && inner.maxX <= outer.maxX && inner.maxY <= outer.maxY
  }

  /// Whether it is a role of Compose. An image keeps its own role, because it is content.
  private static func isGivenAway(_ role: Role) -> Bool {
    switch role {
    case .button, .checkBox, .radioButton, .switchControl, .toggleButton, .tab, .dropDownList, .pickerWheel: true
    default: false
    }
  }

  private static let operable: [Property] = [.clickable, .longClickable, .focusable, .checkable]
  private static let texts: [Property] = [.label, .text, .stateDescription, .identifier]
}
