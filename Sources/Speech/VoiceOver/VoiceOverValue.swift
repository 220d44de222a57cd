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
    guard let value = columns.text(.value, node) else {
      let standIn = standIn(node, columns, traits)
      return standIn == name ? nil : standIn
    }
    // WebDriverAgent repeats the label of a text, and writes “1” for a selected button.
    if value == name { return nil }
    if value == "1" || value == "0", isOnOff(node, columns) || mayBeState(node, columns) { return nil }
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

  /// Whether the value may be a state: a spinner's and a switch's are “1” and “0”, and no type and no trait tells them from
  /// an element that shows a number.
  static func mayBeState(_ node: Int, _ columns: Columns) -> Bool {
    guard !columns.snapshot.carries(.traits), !columns.isCanonical else { return false }
    let role = columns.role(node)
    guard role == .notExported || role == .other else { return false }
    let value = columns.text(.value, node)
    return value == "1" || value == "0"
  }

  /// Whether “1” and “0” are a state of the control and no value that is spoken.
  ///
  /// UIKit's spinner has “1” while it turns, in every export and in a sketch of it; idb has no name for a spinner, but the
  /// trait that its content changes often.
  private static func isOnOff(_ node: Int, _ columns: Columns) -> Bool {
    switch columns.role(node) {
    case .loadingIcon: true
    case .button, .tab: !columns.isCanonical
    case .other, .image, .group, .progressBar, .notExported:
      columns.records[node].traits.contains(.updatesFrequently) || columns.isOn(.updatesFrequently, node)
    default: false
    }
  }
}
