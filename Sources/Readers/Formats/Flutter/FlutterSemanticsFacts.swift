import AccessibilityTree

/// What the flags and actions of a semantics node mean.
///
/// Source: flutter/flutter SemanticsFlag, SemanticsAction; AccessibilityBridge.java and SemanticsObject.mm of the engine.
struct FlutterSemanticsFacts {
  let flags: Set<String>
  let actions: Set<String>
  /// Whether the node has a label and nothing below it.
  let isNamedLeaf: Bool
  /// Whether it has a label, a value or a hint.
  let speaks: Bool

  private static let scrolling: Set<String> = ["scrollLeft", "scrollRight", "scrollUp", "scrollDown", "scrollToOffset"]
  private static let focusable: Set<String> = [
    "hasCheckedState", "isChecked", "isSelected", "isTextField", "isFocused", "hasEnabledState", "isEnabled",
    "isInMutuallyExclusiveGroup", "hasToggledState", "isToggled", "isFocusable", "isSlider",
  ]

  /// Whether the screen reader stops here, on both platforms alike.
  private var isElement: Bool {
    guard !flags.contains("scopesRoute") else { return false }
    return speaks || !flags.isDisjoint(with: Self.focusable) || !actions.subtracting(Self.scrolling).isEmpty
  }

  private var isAdjustable: Bool { actions.contains("increase") || actions.contains("decrease") }

  /// The role of the first flag that implies one. A name without actions is a text.
  var role: Role {
    if let role = FlutterSemanticsRoles.byFlag.first(where: { flags.contains($0.flag) })?.role {
      if role == .checkBox, flags.contains("isInMutuallyExclusiveGroup") { return .radioButton }
      return role == .textField && flags.contains("isObscured") ? .secureTextField : role
    }
    if isAdjustable { return .slider }
    if !actions.isDisjoint(with: Self.scrolling) { return .scrollView }
    // Tabs, chips and rows can be selected and have no other role; nothing shows which of them it is.
    return isNamedLeaf && actions.isEmpty && !flags.contains("hasSelectedState") ? .text : .other
  }

  /// The states. Without its `has…State` flag a state is off, because it does not reach the platform.
  var states: [(Property, Bool)] {
    var states: [(Property, Bool)] = [
      (.enabled, !flags.contains("hasEnabledState") || flags.contains("isEnabled")),
      (.selected, flags.contains("isSelected")),
      (.checkable, flags.contains("hasCheckedState") || flags.contains("hasToggledState")),
      (.checked, flags.contains("isChecked") || flags.contains("isToggled")),
      (.mixed, flags.contains("isCheckStateMixed")),
      (.visible, !flags.contains("isHidden")),
      (.focusable, flags.contains("isFocusable")),
      (.inputFocused, flags.contains("isFocused")),
      (.password, flags.contains("isObscured")),
      (.heading, flags.contains("isHeader")),
      (.editable, flags.contains("isTextField") && !flags.contains("isReadOnly")),
      (.clickable, actions.contains("tap")),
      (.longClickable, actions.contains("longPress")),
      (.scrollable, !actions.isDisjoint(with: Self.scrolling)),
      (.adjustable, isAdjustable),
      (.element, isElement),
    ]
    if flags.contains("hasExpandedState") { states.append((.expanded, flags.contains("isExpanded"))) }
    return states
  }
}
