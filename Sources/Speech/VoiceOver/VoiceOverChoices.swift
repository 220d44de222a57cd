import AccessibilityTree

/// Check boxes and radio buttons, which UIKit does not have: those of web pages, of AppKit's vocabulary, and of apps
/// that set the traits. To VoiceOver a toggle is a switch, whatever it looks like, and so are Flutter's check boxes and
/// radio buttons.
///
/// Source: a recorded walk through web mail (“Select, checkbox, unchecked, double tap to toggle setting”); flutter/engine,
/// SemanticsObject.mm, FlutterSwitchSemanticsObject.
struct VoiceOverChoices {
  /// The kind of a choice.
  enum Kind {
    case checkBox
    case radioButton
  }

  let columns: Columns
  /// Whether the export uses AppKit's words, in which a tab is a radio button. Only some exports say which of the two
  /// it is.
  private let isAppKit: Bool

  init(_ columns: Columns) {
    self.columns = columns
    let format = columns.snapshot.format
    isAppKit = ["idb-", "axe-describe-ui", "trailblaze-ios-axe"].contains { format.hasPrefix($0) }
  }

  /// The kind of a node; nil if it is neither.
  func kind(of node: Int) -> Kind? {
    // Nearly all nodes end here, and a copy of the whole record would cost more than the questions.
    let (role, traits) = (columns.role(node), columns.records[node].traits)
    if columns.isFlutter || traits.contains(.toggle) { return nil }
    if role == .checkBox { return .checkBox }
    if role == .radioButton, !isAppKit { return .radioButton }
    return traits.contains(.radioButton) && role != .tab ? .radioButton : nil
  }

  /// “checked”, “unchecked”, “mixed”, or the app's own words; nil if nothing is spoken.
  func state(of node: Int, _ words: VoiceOverWords) -> String? {
    if columns.isOn(.mixed, node) { return words.mixed }
    switch columns.text(.value, node) {
    case "1", "true": return words.checked
    case "0", "false": return words.unchecked
    case "2": return words.mixed
    case let own?: return own
    case nil: break
    }
    // If the trait says that it is selected, that was spoken before the name.
    if columns.isOn(.selected, node) || columns.records[node].traits.contains(.selected) {
      return columns.isOn(.checked, node) ? words.checked : nil
    }
    switch columns.records[node].flag(.checked) {
    case .exposed(let on): return on ? words.checked : words.unchecked
    case .absent, .notExported: return nil
    }
  }
}
