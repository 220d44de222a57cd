import AccessibilityTree

/// The value that VoiceOver speaks, without what exporters write in its place.
///
/// Source: appium/WebDriverAgent, XCUIElement+FBWebDriverAttributes (wdValue).
enum VoiceOverValue {
  /// The spoken value. Nil for switches, which speak it after their role, and for secure fields that are filled in, whose
  /// characters are secret.
  static func spoken(_ node: Int, _ columns: Columns, _ traits: Traits, name: String?) -> String? {
    guard !traits.contains(.toggle) else { return nil }
    if traits.contains(.secureTextField) || columns.isOn(.password, node) {
      return emptyFieldText(node, columns, name: name)
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

  /// On, off, mixed, or from iOS 17 any other value verbatim.
  static func toggleState(_ node: Int, _ columns: Columns, _ words: VoiceOverWords) -> String? {
    let inner = VoiceOverTraits.innerSwitch(of: node, columns)
    if let value = columns.text(.value, node) ?? inner.flatMap({ columns.text(.value, $0) }) {
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

  /// The placeholder of a secure field in which nothing is typed.
  private static func emptyFieldText(_ node: Int, _ columns: Columns, name: String?) -> String? {
    guard let placeholder = columns.text(.placeholder, node), placeholder != name else { return nil }
    let typed = columns.text(.value, node) ?? columns.text(.text, node)
    return typed == nil || typed == placeholder ? placeholder : nil
  }

  private static func standIn(_ node: Int, _ columns: Columns, _ traits: Traits) -> String? {
    if traits.contains(.textEntry) || traits.contains(.searchField) { return columns.text(.placeholder, node) }
    guard traits.contains(.adjustable) else { return nil }
    return columns.snapshot[node].range.value.flatMap { Percentage.spoken($0) }
  }

  /// Whether the value may be a state. Spinners and switches have “1” and “0”, and without type and trait they look
  /// like an element that shows a number.
  static func mayBeState(_ node: Int, _ columns: Columns) -> Bool {
    guard !columns.snapshot.carries(.traits), !columns.isCanonical else { return false }
    let role = columns.role(node)
    guard role == .notExported || role == .other else { return false }
    let value = columns.text(.value, node)
    return value == "1" || value == "0"
  }

  /// Whether “1” and “0” are a state of the control and not a spoken value.
  ///
  /// UIKit's spinner has “1” while it turns, in every export and in canonical trees. idb has no name for a spinner, but
  /// it has the trait *updates frequently*.
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
