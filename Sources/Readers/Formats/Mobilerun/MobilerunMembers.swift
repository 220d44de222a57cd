import AccessibilityTree

extension AndroidMembers {
  /// The keys of the mobilerun portal's full tree.
  ///
  /// Source: droidrun/droidrun-portal AccessibilityTreeBuilder.kt, buildFullAccessibilityTreeJson.
  static let mobilerun = AndroidMembers([
    "resourceId": .text(.identifier), "uniqueId": .secondIdentifier, "className": .className, "packageName": .package,
    "text": .text(.text), "contentDescription": .text(.label), "hint": .text(.placeholder),
    "stateDescription": .text(.stateDescription), "tooltipText": .text(.tooltip), "paneTitle": .text(.paneTitle),
    "error": .text(.error), "boundsInScreen": .bounds,
    "isClickable": .flag(.clickable), "isLongClickable": .flag(.longClickable), "isFocusable": .flag(.focusable),
    "isFocused": .flag(.inputFocused), "isAccessibilityFocused": .flag(.screenReaderFocused),
    "isSelected": .flag(.selected), "isCheckable": .flag(.checkable), "isChecked": .flag(.checked),
    "isEnabled": .flag(.enabled), "isVisibleToUser": .flag(.visible), "isEditable": .flag(.editable),
    "isPassword": .flag(.password), "isShowingHintText": .flag(.showingHint), "isScrollable": .flag(.scrollable),
    "isImportantForAccessibility": .flag(.element), "drawingOrder": .drawingOrder,
    "isScreenReaderFocusable": .flag(.screenReaderFocusable),
    "isHeading": .flag(.heading), "liveRegion": .liveRegion, "rangeInfo": .range, "collectionInfo": .collection,
    "collectionItemInfo": .collectionItem, "extras": .extras, "actionList": .actions, "hasLabelFor": .isLabel,
    "hasLabeledBy": .hasLabel, "children": .children,
  ])
}
