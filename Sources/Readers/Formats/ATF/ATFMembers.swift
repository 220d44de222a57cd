import AccessibilityTree

extension AndroidMembers {
  /// The fields of a ViewHierarchyElementProto, as protobuf's JSON has them.
  ///
  /// Source: google/Accessibility-Test-Framework-for-Android AccessibilityHierarchy.proto.
  static let atf = AndroidMembers(
    [
      "id": .number, "childIds": .childNumbers, "labeledById": .labeledByNumber, "superclasses": .superclasses,
      "packageName": .package, "className": .viewClass, "accessibilityClassName": .className,
      "resourceName": .text(.identifier), "testTag": .secondIdentifier, "contentDescription": .text(.label),
      "text": .text(.text), "stateDescription": .text(.stateDescription), "hintText": .text(.placeholder),
      "importantForAccessibility": .flag(.element), "drawingOrder": .drawingOrder, "visibleToUser": .flag(.visible),
      "clickable": .flag(.clickable),
      "longClickable": .flag(.longClickable), "focusable": .flag(.focusable), "editable": .flag(.editable),
      "scrollable": .flag(.scrollable), "checkable": .flag(.checkable), "checked": .flag(.checked),
      "enabled": .flag(.enabled), "screenReaderFocusable": .flag(.screenReaderFocusable), "boundsInScreen": .bounds,
      "actions": .actions,
    ], alsoSnakeCase: true)
}
