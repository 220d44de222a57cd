import AccessibilityTree
import Speech
import Testing

/// The worked examples of TalkBack, and what tells it from a screen reader that would just join properties.
@Suite struct TalkBackTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let tree: String
    let spoken: String
    var hint: String?
    var stop = 0
    var testDescription: String { spoken }
  }

  static let tabs = """
    tab-list collection=[1,4,single]
      tab "Kids" selected position=[1,4]
      tab "Weather" position=[2,4]
      tab "Games" position=[3,4]
      tab "Family" position=[4,4]
    """

  static let rows: [Row] = [
    Row(tree: #"button "Label""#, spoken: "Label, button", hint: "double-tap to activate"),
    Row(tree: #"button "Label" disabled"#, spoken: "Label, button, disabled"),
    Row(tree: tabs, spoken: "Weather, tab, 2 of 4", hint: "double-tap to select", stop: 1),
    Row(tree: tabs, spoken: "selected, Kids, tab, 1 of 4, In list, 4 items"),
    Row(tree: "image clickable", spoken: "Unlabelled, button", hint: "double-tap to activate"),
    Row(
      tree: #"check-box "Set as default""#, spoken: "not checked, Set as default, check box",
      hint: "double-tap to toggle"),
    Row(tree: #"drop-down-list text=AM"#, spoken: "AM, drop down list", hint: "double-tap to change"),
    Row(tree: #"switch "Wi-Fi" checked"#, spoken: "on, Wi-Fi, switch", hint: "double-tap to toggle"),
    Row(
      tree: #"switch "Wi-Fi" state-description=Connected"#, spoken: "Connected, Wi-Fi, switch",
      hint: "double-tap to toggle"),
    Row(
      tree: #"text-field text="a@b.c" placeholder=Email"#, spoken: "a@b.c, edit box, Email",
      hint: "double-tap to edit text"),
    Row(tree: #"text-field labeled-by=Email"#, spoken: "edit box, for Email", hint: "double-tap to edit text"),
    Row(
      tree: #"secure-text-field text="1234""#, spoken: "password, 4 characters, edit box",
      hint: "double-tap to edit text"),
    Row(
      tree: #"slider "Volume" range=[0,10,4]"#, spoken: "40%, Volume, slider", hint: "swipe up or swipe down to adjust"),
    Row(
      tree: #"button "Send" role-description="Primary action""#, spoken: "Send, primary action",
      hint: "double-tap to activate"),
    Row(tree: #"heading "News""#, spoken: "News, heading"),
    Row(tree: #"link "Terms""#, spoken: "Terms", hint: "double-tap to open link"),
    Row(tree: #"other clickable"#, spoken: "Unlabelled", hint: "double-tap to activate"),
  ]

  @Test(arguments: rows)
  func `the words are those of TalkBack`(row: Row) throws {
    let heard = try Heard(.android, row.tree)
    #expect(heard.utterances[row.stop].description == row.spoken)
    #expect(heard.hints[row.stop] == (row.hint.map { [$0] } ?? []))
  }

  @Test func `a node named like its role is spoken once, in one fragment`() throws {
    let utterance = try Heard(.android, #"button "Button""#).utterances[0]
    #expect(utterance.fragments.filter { $0.kind != .hint } == [Fragment(.name, "Button", property: .label, node: 0)])
    #expect(try Heard(.android, #"button "Submit button""#).tokens == [["Submit button", "button"]])
  }

  @Test func `a disabled heading is not called disabled`() throws {
    #expect(try Heard(.android, #"heading "News" disabled"#).tokens == [["News", "heading"]])
  }

  @Test func `a spinner that turns beside other content is silent`() throws {
    let heard = try Heard(
      .android,
      """
      group
        loading-icon
        text "Welcome"
      """)
    #expect(heard.tokens == [["Welcome"]])
    #expect(heard.transcript.isStop(1) == .no)
  }

  @Test func `the selected tab has no click hint and the others have one`() throws {
    let heard = try Heard(.android, Self.tabs)
    #expect(heard.hints.first == [])
    #expect(heard.hints.dropFirst().allSatisfy { $0 == ["double-tap to select"] })
  }

  @Test func `a row that can be clicked speaks its texts and the state of its check box`() throws {
    let heard = try Heard(
      .android,
      """
      cell clickable
        text "Notifications"
        text "All apps"
        check-box clickable=false checked
      """)
    #expect(heard.tokens == [["Notifications", "All apps", "checked", "check box"]])
    #expect(heard.names == [.exposed("Notifications, All apps")])
  }

  @Test func `a button inside a row that can be clicked has a stop of its own`() throws {
    let heard = try Heard(
      .android,
      """
      cell clickable
        text "Alice"
        button "Call"
      """)
    #expect(heard.tokens == [["Alice"], ["Call", "button"]])
  }

  @Test func `a content description is spoken in place of the children`() throws {
    let heard = try Heard(
      .android,
      """
      cell "Alice, online" clickable
        text "Alice"
      """)
    #expect(heard.tokens == [["Alice, online"]])
  }

  @Test func `texts in a scroll view are stops and the view is none`() throws {
    let heard = try Heard(
      .android,
      """
      scroll-view scrollable focusable
        other
          text "One"
          text "Two"
      """)
    #expect(heard.tokens == [["One"], ["Two"]])
  }
}
