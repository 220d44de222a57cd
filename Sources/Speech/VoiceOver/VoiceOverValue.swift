import AccessibilityTree

/// The value that VoiceOver speaks, cleaned of what exporters put in its place.
///
/// Source: appium/WebDriverAgent, XCUIElement+FBWebDriverAttributes (wdValue).
enum VoiceOverValue {
  /// Nil for switches, which speak it after their role, and for secure fields, whose characters are nobody's business.
  static func spoken(_ node: Int, _ columns: Columns, _ traits: Traits, name: String?) -> String? {
    guard !traits.contains(.toggle), !traits.contains(.secureTextField), !columns.isOn(.password, node) else {
      return nil
    }
    guard let value = columns.text(.value, node) else { return standIn(node, columns, traits) }
    // WebDriverAgent repeats the label of a text, and writes “1” for a selected button and for a turning spinner.
    if value == name { return nil }
    if !columns.isCanonical, value == "1" || value == "0", isOnOff(columns.role(node)) { return nil }
    return value
  }

  /// On, off, mixed, or another value verbatim as from iOS 17 on.
  static func toggleState(_ node: Int, _ columns: Columns, _ words: VoiceOverWords) -> String? {
    if let value = columns.text(.value, node) {
      switch value {
      case "1", "true": return words.on
      case "0", "false": return words.off
      case "2": return words.mixed
      default: return value
      }
    }
    if columns.isOn(.mixed, node) { return words.mixed }
    switch columns.records[node].flag(.checked) {
    case .exposed(let on): return on ? words.on : words.off
    case .absent, .notExported: return nil
    }
  }

  private static func standIn(_ node: Int, _ columns: Columns, _ traits: Traits) -> String? {
    if traits.contains(.textEntry) || traits.contains(.searchField) { return columns.text(.placeholder, node) }
    guard traits.contains(.adjustable) else { return nil }
    return columns.snapshot[node].range.value.flatMap { Percentage.spoken($0) }
  }

  private static func isOnOff(_ role: Role) -> Bool { role == .button || role == .tab || role == .loadingIcon }
}
