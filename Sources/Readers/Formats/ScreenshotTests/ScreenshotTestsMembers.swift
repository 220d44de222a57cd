import AccessibilityTree

extension AndroidMembers {
  /// The keys of a node of `axHierarchy`.
  ///
  /// Source: facebook/screenshot-tests-for-android AccessibilityHierarchyDumper.java.
  static let screenshotTests = AndroidMembers([
    "class": .viewClass, "className": .className, "text": .text(.text), "contentDescription": .text(.label),
    "error": .text(.error), "boundsInScreen": .bounds, "canOpenPopup": .flag(.opensPopup),
    "isCheckable": .flag(.checkable), "isChecked": .flag(.checked), "isClickable": .flag(.clickable),
    "isEditable": .flag(.editable), "isEnabled": .flag(.enabled), "isFocusable": .flag(.focusable),
    "isImportantForAccessibility": .flag(.element), "isLongClickable": .flag(.longClickable),
    "isPassword": .flag(.password), "isScrollable": .flag(.scrollable), "isSelected": .flag(.selected),
    "isVisibleToUser": .flag(.visible), "liveRegion": .liveRegion, "rangeInfo": .range, "collectionInfo": .collection,
    "collectionItemInfo": .collectionItem, "extras": .extras, "actionList": .actions, "children": .children,
  ])
}
