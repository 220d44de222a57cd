import AccessibilityTree

/// Compose's semantic roles → roles.
///
/// Source: androidx/androidx compose/ui SemanticsProperties.kt, Role.toString; AndroidComposeViewAccessibilityDelegateCompat,
/// which makes Android's classes of them.
enum TrailblazeComposeRoles {
  /// The role of a name; nil for none, and for one that is not known.
  static func role(of name: String) -> Role? { table[name] }

  private static let table: [String: Role] = [
    "Button": .button, "Checkbox": .checkBox, "Switch": .switchControl, "RadioButton": .radioButton, "Tab": .tab,
    "Image": .image, "DropdownList": .dropDownList, "ValuePicker": .pickerWheel, "Carousel": .pager,
  ]
}
