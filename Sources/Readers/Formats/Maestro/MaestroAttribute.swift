/// What Maestro says of a node, in the names of its attributes.
///
/// Source: mobile-dev-inc/maestro maestro-client AndroidDriver.kt, mapHierarchy; IOSDriver.kt, mapViewHierarchy.
enum MaestroAttribute: String, KnownKeys {
  case text, value, accessibilityText, hintText, bounds
  case className = "class"
  case identifier = "resource-id"
  case clickable, enabled, focused, checked, selected, scrollable, focusable, password, visible

  static let table = NumberedKeys<MaestroAttribute>()

  /// Whether it is “true” or “false”.
  var isFlag: Bool {
    switch self {
    case .clickable, .enabled, .focused, .checked, .selected, .scrollable, .focusable, .password, .visible: true
    case .text, .value, .accessibilityText, .hintText, .bounds, .className, .identifier: false
    }
  }
}
