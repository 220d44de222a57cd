import AccessibilityTree

/// Flags of Flutter's semantics → roles.
///
/// Source: flutter/flutter SemanticsFlag; the class names and traits that the engine's bridges make of them.
enum FlutterSemanticsRoles {
  /// The first flag that a node has decides.
  static let byFlag: [(flag: String, role: Role)] = [
    ("isTextField", .textField), ("isSlider", .slider), ("hasToggledState", .switchControl),
    ("hasCheckedState", .checkBox), ("isKeyboardKey", .key), ("isLink", .link), ("isButton", .button),
    ("isHeader", .heading), ("isImage", .image),
  ]
}
