import AccessibilityTree

/// Check boxes and radio buttons, which UIKit does not have: those of web pages, of AppKit's vocabulary, and of apps that set
/// the traits. A toggle is a switch to VoiceOver, whatever it looks like, and so are both in Flutter.
///
/// Source: a recorded walk through web mail (“Select, checkbox, unchecked, double tap to toggle setting”); flutter/engine,
/// SemanticsObject.mm, FlutterSwitchSemanticsObject.
struct VoiceOverChoices {
  /// What a choice is.
  enum Kind {
    case checkBox
    case radioButton
  }

  let columns: Columns
  private let isFlutter: Bool
  /// AppKit's word for a tab is a radio button, and only some exports say which of the two it is.
  private let isAppKit: Bool

  init(_ columns: Columns) {
    self.columns = columns
    let format = columns.snapshot.format
    isFlutter = format == "flutter-semantics"
    isAppKit = ["idb-", "axe-describe-ui", "trailblaze-ios-axe"].contains { format.hasPrefix($0) }
  }

  /// Nil for what is neither.
  func kind(of node: Int) -> Kind? {
    // Nearly all nodes end here, and a copy of the whole record would cost more than the questions.
    let (role, traits) = (columns.role(node), columns.records[node].traits)
    if isFlutter || traits.contains(.toggle) { return nil }
    if role == .checkBox { return .checkBox }
    if role == .radioButton, !isAppKit { return .radioButton }
    return traits.contains(.radioButton) && role != .tab ? .radioButton : nil
  }

  /// “checked”, “unchecked”, “mixed”, or the app's own words; nil where nothing is said of it.
  func state(of node: Int, _ words: VoiceOverWords) -> String? {
    if columns.isOn(.mixed, node) { return words.mixed }
    switch columns.text(.value, node) {
    case "1", "true": return words.checked
    case "0", "false": return words.unchecked
    case "2": return words.mixed
    case let own?: return own
    case nil: break
    }
    // One that is chosen by the trait has said so in front of its name.
    if columns.isOn(.selected, node) || columns.records[node].traits.contains(.selected) {
      return columns.isOn(.checked, node) ? words.checked : nil
    }
    switch columns.records[node].flag(.checked) {
    case .exposed(let on): return on ? words.checked : words.unchecked
    case .absent, .notExported: return nil
    }
  }
}
