import AccessibilityTree

extension AndroidMembers {
  /// The fields of a node of an AndroidAccessibilityForest, as protobuf's JSON has them.
  ///
  /// Source: google-deepmind/android_env android_accessibility_node_info.proto.
  static let androidEnv = AndroidMembers(
    [
      "uniqueId": .number, "childIds": .childNumbers, "labeledById": .labeledByNumber, "className": .className,
      "packageName": .package, "text": .text(.text), "contentDescription": .text(.label),
      "hintText": .text(.placeholder), "tooltipText": .text(.tooltip), "viewIdResourceName": .text(.identifier),
      "boundsInScreen": .bounds, "isCheckable": .flag(.checkable), "isChecked": .flag(.checked),
      "isClickable": .flag(.clickable), "isEditable": .flag(.editable), "isEnabled": .flag(.enabled),
      "isFocusable": .flag(.focusable), "isFocused": .flag(.inputFocused), "isLongClickable": .flag(.longClickable),
      "isPassword": .flag(.password), "isScrollable": .flag(.scrollable), "isSelected": .flag(.selected),
      "isVisibleToUser": .flag(.visible), "actions": .actions,
    ], alsoSnakeCase: true)
}
