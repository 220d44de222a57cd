import AccessibilityTree

extension AndroidNodeBuilder {
  /// States whether the app hides a node, from its importance. Android counts whatever can be operated as important, unless
  /// the app says no. A plain view that is not important may be so of its own accord, so that says nothing.
  mutating func stateHidden(of index: Int) {
    guard case .exposed(let isImportant) = builder[index].flag(.element) else { return }
    let isOperable = [Property.clickable, .longClickable, .focusable].contains { builder[index].isOn($0) }
    if isImportant { builder.state(.hidden, false, of: index) }
    if !isImportant, isOperable { builder.state(.hidden, true, of: index) }
  }
}
