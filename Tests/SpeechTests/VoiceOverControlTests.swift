import AccessibilityTree
import Speech
import Testing

/// What VoiceOver says of controls beyond the words of AccessibilitySnapshot.
@Suite struct VoiceOverControlTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let tree: String
    let heard: [String]
    var hints: [String] = []
    var testDescription: String { tree }
  }

  static let rows: [Row] = [
    Row(
      tree: #"drop-down-list "Month" value=March"#, heard: ["Month", "March", "pop up button"],
      hints: ["double tap to activate the picker"]),
    Row(tree: #"drop-down-list "Month" disabled"#, heard: ["Month", "dimmed", "pop up button"]),
    Row(
      tree: #"button "Actions" traits=[button,popupButton] hint="Sorts""#, heard: ["Actions", "pop up button"],
      hints: ["Sorts", "double tap to activate the picker"]),
    Row(
      tree: #"check-box "Star" checked=false"#, heard: ["Star", "checkbox", "unchecked"],
      hints: ["double tap to toggle setting"]),
    Row(
      tree: #"check-box "Star" value=1"#, heard: ["Star", "checkbox", "checked"],
      hints: ["double tap to toggle setting"]),
    Row(tree: #"check-box "Star" mixed disabled"#, heard: ["Star", "dimmed", "checkbox", "mixed"]),
    Row(
      tree: #"check-box "Star" value=1 traits=[button,toggle]"#, heard: ["Star", "switch button", "on"],
      hints: ["double tap to toggle setting"]),
    Row(tree: #"radio-button "Bus" checked"#, heard: ["Bus", "radio button", "checked"]),
    Row(tree: #"other "Bus" element traits=[radioButton,selected]"#, heard: ["Selected", "Bus", "radio button"]),
    Row(tree: #"search-field "Search""#, heard: ["Search", "search field"], hints: ["double tap to edit"]),
    Row(
      tree: #"search-field "Search" placeholder=Search"#, heard: ["Search", "search field"],
      hints: ["double tap to edit"]),
    Row(
      tree: #"text-field "Email" value=Email placeholder=Email"#, heard: ["Email", "text field"],
      hints: ["double tap to edit"]),
    Row(
      tree: "secure-text-field placeholder=Password", heard: ["Password", "secure text field"],
      hints: ["double tap to edit"]),
    Row(
      tree: "secure-text-field placeholder=Password value=Password", heard: ["Password", "secure text field"],
      hints: ["double tap to edit"]),
    Row(
      tree: "secure-text-field placeholder=Password value=1234", heard: ["secure text field"],
      hints: ["double tap to edit"]),
    Row(
      tree: #"text-field "Email" placeholder="name@shop.com""#, heard: ["Email", "name@shop.com", "text field"],
      hints: ["double tap to edit"]),
    Row(
      tree: #"other "Reorder" element traits=[button,draggable]"#, heard: ["Reorder", "button", "draggable"],
      hints: ["double tap and hold, wait for the sound, then drag to rearrange"]),
    Row(
      tree: #"other "Reorder" element traits=[button,draggable] hint="Drag me""#,
      heard: ["Reorder", "button", "draggable"], hints: ["Drag me"]),
    Row(tree: #"text "News" heading-level=2"#, heard: ["News", "heading level 2"]),
    Row(tree: #"heading "News""#, heard: ["News", "heading"]),
    Row(tree: #"heading "News" value=2"#, heard: ["News", "2", "heading"]),
  ]

  @Test(arguments: rows)
  func `the words and the hints are VoiceOver's`(row: Row) throws {
    let heard = try Heard(.ios, row.tree)
    #expect(heard.tokens == [row.heard])
    #expect(heard.hints == [row.hints])
  }

  @Test func `a check box of Flutter is UIKit's switch`() throws {
    let row = #"check-box "Star" checkable checked element"#
    #expect(try Heard(.ios, format: "flutter-semantics", export: row).tokens == [["Star", "switch button", "on"]])
    let off = #"check-box "Star" checkable checked=false element"#
    #expect(try Heard(.ios, format: "flutter-semantics", export: off).tokens == [["Star", "switch button", "off"]])
  }

  @Test func `the value of a heading in a page is its level`() throws {
    let page = try Heard(.ios, "web-view\n  heading \"News\" value=2")
    #expect(page.tokens == [["News", "heading level 2"]])
  }

  @Test func `a field that is being edited says where the insertion point is`() throws {
    let editing = ["text field", "is editing"]
    #expect(
      try Heard(.ios, #"text-field "Name" input-focused"#).tokens == [["Name"] + editing + ["insertion point at start"]]
    )
    #expect(
      try Heard(.ios, #"text-field "Name" value=Kate input-focused"#).tokens == [
        ["Name", "Kate"] + editing + ["insertion point at end"]
      ])
    #expect(try Heard(.ios, export: #"text-field "Name" input-focused"#).tokens == [["Name"] + editing])
  }

  @Test func `radio buttons beside each other have places, and one alone has none`() throws {
    let heard = try Heard(
      .ios,
      """
      group
        text "Ticket"
        radio-button "Single" checked
        radio-button "Return" checked=false
      group
        radio-button "Alone" checked
      """)
    #expect(
      heard.tokens == [
        ["Ticket"], ["Single", "radio button", "checked", "1 of 2"], ["Return", "radio button", "unchecked", "2 of 2"],
        ["Alone", "radio button", "checked"],
      ])
  }

  @Test func `a toolbar is said on entering it`() throws {
    let heard = try Heard(.ios, "toolbar\n  button \"Up\"\n  button \"Done\"\nbutton \"Send\"")
    #expect(heard.tokens == [["Toolbar", "Up", "button"], ["Done", "button"], ["Send", "button"]])
  }

  /// UIKit's own spinner, in a sketch, in an export that has a type for it, and in one that has none.
  @Test(arguments: [
    #"loading-icon "In progress" value=1 element"#, #"other "In progress" value=1 element updates-frequently"#,
    #"image "In progress" value=1 element traits=[updatesFrequently]"#,
  ])
  func `that a spinner turns is not spoken as a value`(tree: String) throws {
    #expect(try Heard(.ios, tree).tokens[0].first == "In progress")
    #expect(try Heard(.ios, tree).tokens[0].contains("1") == false)
    #expect(try Heard(.ios, export: tree).tokens[0].contains("1") == false)
  }
}
