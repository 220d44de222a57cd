import AccessibilityTree

/// What importance for accessibility says of being hidden.
///
/// Source: AOSP, View.isImportantForAccessibility.
extension AndroidNodeBuilder {
  /// States what is hidden, once every node has said whether it is important (`element`).
  ///
  /// Android counts whatever can be operated as important unless the app says no, to the view alone or to all that is in
  /// it; only a view without anything important inside is hidden with what it holds. A plain view that is not important
  /// may be so of its own accord, so that says nothing.
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
