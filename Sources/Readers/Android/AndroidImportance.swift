import AccessibilityTree

/// Derives what is hidden from importance for accessibility.
///
/// Source: AOSP, View.isImportantForAccessibility.
extension AndroidNodeBuilder {
  /// States what is hidden, once every node has said whether it is important (`element`).
  ///
  /// Android treats every operable view as important unless the app says no, for the view alone or for everything
  /// inside it. Only a view without anything important inside is hidden with its content. A plain view may be
  /// unimportant by default, so that proves nothing.
  mutating func settleHidden() {
    var nextImportant = builder.count
    for index in (0..<builder.count).reversed() {
      guard builder[index].isOff(.element) else {
        nextImportant = index
        if builder[index].isOn(.element) { builder.state(.hidden, false, of: index) }
        continue
      }
      let isOperable = [Property.clickable, .longClickable, .focusable].contains { builder[index].isOn($0) }
      if isOperable, nextImportant >= Int(builder[index].subtreeEnd) { builder.state(.hidden, true, of: index) }
    }
  }
}
