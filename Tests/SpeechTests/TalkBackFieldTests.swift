import AccessibilityTree
import Speech
import Testing

/// What TalkBack says of edit boxes, and which hints follow.
@Suite struct TalkBackFieldTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let tree: String
    let heard: [String]
    var testDescription: String { tree }
  }

  static let rows: [Row] = [
    // While the box is empty its hint is its text, and is spoken in place of the content description.
    Row(tree: "text-field placeholder=Search", heard: ["Search", "edit box"]),
    Row(tree: "text-field text=Search placeholder=Search showing-hint", heard: ["Search", "edit box"]),
    Row(tree: #"text-field "Find a shop" placeholder=Search"#, heard: ["Search", "edit box"]),
    Row(tree: "text-field text=bread placeholder=Search", heard: ["bread", "edit box", "Search"]),
    Row(tree: #"text-field "Find a shop""#, heard: ["Find a shop", "edit box"]),
    Row(tree: "secure-text-field", heard: ["password", "edit box"]),
    Row(tree: "secure-text-field placeholder=PIN", heard: ["password", "PIN", "edit box"]),
    Row(tree: "secure-text-field text=1234", heard: ["password", "4 characters", "edit box"]),
    Row(tree: #"secure-text-field "PIN" text=1234"#, heard: ["PIN", "4 characters", "edit box"]),
  ]

  @Test(arguments: rows)
  func `an edit box says its text, its hint or its description`(row: Row) throws {
    #expect(try Heard(.android, row.tree).tokens == [row.heard])
  }

  /// Trees whose author names no state of any node.
  @Test(arguments: [
    (#"text-field "Email""#, "double-tap to edit text"), (#"drop-down-list "Month""#, "double-tap to change"),
    (#"button "Send""#, "double-tap to activate"), (#"switch "Wi-Fi""#, "double-tap to toggle"),
  ])
  func `without a word about clicks the hints of controls are those of the platform`(tree: String, hint: String) throws
  {
    let lacks: PropertySet = [.clickable, .focusable, .longClickable, .element]
    #expect(try Heard(.android, lacks: lacks, tree).hints == [[hint]])
    #expect(try Heard(.android, tree + " clickable=false").hints == [[]])
  }

  static let actions = "actions available, use tap with 3 fingers to view"

  @Test func `the field that has the keyboard offers actions`() throws {
    #expect(try Heard(.android, #"text-field "Email" input-focused"#).hints == [[Self.actions]])
  }

  @Test func `what can be expanded or collapsed offers actions`() throws {
    let hints = try Heard(.android, "button \"More\" expanded\nbutton \"Less\" expanded=false").hints
    #expect(hints.allSatisfy { $0 == ["double-tap to activate", Self.actions] })
  }

  @Test func `a radio button in a radio group is selected, and elsewhere toggled`() throws {
    let group = "group class=android.widget.RadioGroup\n  radio-button \"Bus\" clickable"
    #expect(try Heard(.android, export: group).hints == [["double-tap to select"]])
    let row = try Heard(.android, export: "group\n  radio-button \"Bus\" clickable")
    #expect(row.hints == [["double-tap to toggle"]])
    #expect(row.utterances[0].unknown.contains { $0.kind == .hint && $0.lacks == .collection })
    let told = try Heard(.android, "group collection=[2,1]\n  radio-button \"Bus\"")
    #expect(told.hints == [["double-tap to toggle"]])
    #expect(told.utterances[0].unknown.isEmpty)
  }
}
