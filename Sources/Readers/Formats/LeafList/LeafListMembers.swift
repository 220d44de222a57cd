import AccessibilityTree

extension AndroidMembers {
  /// The keys of a leaf.
  ///
  /// Source: LlamaTouch/Evaluator evaluator/testbed_evaluation/tests/test_case.
  static let leafList = AndroidMembers([
    "class": .className, "text": .text(.text), "content-desc": .text(.label), "resource-id": .text(.identifier),
    "bounds": .bounds, "enabled": .flag(.enabled), "checked": .flag(.checked), "checkable": .flag(.checkable),
    "visible": .flag(.visible), "selected": .flag(.selected), "focused": .flag(.inputFocused),
    "focusable": .flag(.focusable), "clickable": .flag(.clickable), "long-clickable": .flag(.longClickable),
    "password": .flag(.password), "scrollable": .flag(.scrollable),
  ])
}
