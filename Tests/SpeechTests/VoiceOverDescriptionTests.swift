import AccessibilityTree
import Speech
import Testing

/// The worked examples of AccessibilitySnapshot, whose reference images were taken of VoiceOver's own words.
@Suite struct VoiceOverDescriptionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let tree: String
    let description: String
    var hint: String?
    var stop = 0
    var testDescription: String { description }
  }

  static let adjust = "Swipe up or down with one finger to adjust the value."
  static let toggle = "Double tap to toggle setting."
  static let segments = """
    segmented-control
      button "Segment A"
      button "Segment B" selected
      button "Segment C"
    """
  static func tabBar(_ count: Int) -> String {
    let names = ["Item A", "Item B\" selected", "Item C\" disabled"] + (3..<count).map { "Item \($0)" }
    return "tab-list\n" + names.map { "  tab \"\($0)" + ($0.contains("\"") ? "" : "\"") }.joined(separator: "\n")
  }

  static let rows: [Row] = [
    Row(tree: #"button "Label""#, description: "Label. Button."),
    Row(tree: #"button "Label" disabled"#, description: "Label. Dimmed. Button."),
    Row(tree: #"button "Label" selected"#, description: "Selected: Label. Button."),
    Row(tree: segments, description: "Segment A. Button. 1 of 3."),
    Row(tree: segments, description: "Selected: Segment B. Button. 2 of 3.", stop: 1),
    Row(tree: tabBar(6), description: "Item A. Tab. 1 of 6."),
    Row(tree: tabBar(6), description: "Selected: Item B. Tab. 2 of 6.", stop: 1),
    Row(tree: tabBar(11), description: "Item C. Dimmed. Tab. 3 of 11.", stop: 2),
    Row(
      tree: #"other "Label" element value=Value traits=[adjustable]"#, description: "Label: Value. Adjustable.",
      hint: adjust),
    Row(tree: "button hint=Hint", description: "Hint. Button."),
    Row(tree: "other element hint=Hint traits=[adjustable]", description: "Hint. Adjustable."),
    Row(tree: "other element traits=[button,header]", description: "Button. Heading."),
    Row(tree: "switch value=1", description: "Switch Button. On.", hint: toggle),
    Row(tree: "switch value=1 disabled", description: "Dimmed. Switch Button. On."),
    Row(
      tree: #"other "Fake Label" element value=1 traits=[switchButton]"#, description: "Fake Label. On.", hint: toggle),
  ]

  @Test(arguments: rows)
  func `the description and the hint are those of AccessibilitySnapshot`(row: Row) throws {
    let utterance = try Heard(.ios, row.tree).utterances[row.stop]
    let printed = VoiceOverDescription(utterance)
    #expect(printed.description == row.description)
    #expect(printed.hint == row.hint)
  }
}
