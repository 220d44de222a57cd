import AccessibilityTree
import Readers
import Speech
import Testing

/// What VoiceOver says of lists, landmarks, data tables and alerts, and of what can be expanded.
@Suite struct VoiceOverContainerTests {
  @Test func `a list says where it begins and where it ends`() throws {
    let heard = try Heard(
      .ios,
      """
      window
        list class=list
          button "One"
          button "Two"
          button "Three"
        group class=landmark
          button "Only"
      """)
    #expect(
      heard.tokens == [
        ["One", "button", "list start"], ["Two", "button"], ["Three", "button", "list end"],
        ["Only", "button", "landmark"],
      ])
    #expect(VoiceOverDescription(heard.utterances[0]).description == "One. Button. List Start.")
  }

  @Test func `a table view says nothing of the kind`() throws {
    let table = "list class=XCUIElementTypeTable\n  button \"One\"\n  button \"Two\""
    #expect(try Heard(.ios, table).tokens == [["One", "button"], ["Two", "button"]])
  }

  @Test func `the row of a data table is spoken at its first cell`() throws {
    let heard = try Heard(
      .ios,
      """
      table
        text "ICE 75" cell=[1,1]
        text "8:12" cell=[1,2,2,1]
        text "ICE 76" cell=[2,1,1,3]
      """)
    #expect(
      heard.tokens == [
        ["ICE 75", "row 1", "column 1"], ["8:12", "spans 2 rows", "column 2"],
        ["ICE 76", "spans 3 columns", "row 2", "column 1"],
      ])
    #expect(VoiceOverDescription(heard.utterances[0]).description == "ICE 75. Row 1. Column 1.")
  }

  @Test func `a cell is heard with its headers before its name`() throws {
    let context =
      #"{"dataTableCell":{"row":0,"column":1,"width":1,"height":2,"isFirstInRow":true,"#
      + #""rowHeaders":[{"label":"ICE 75"}],"columnHeaders":[{"label":"Time","value":"local"}]}}"#
    let text =
      #"[{"element":{"_0":{"label":"8:12","value":"late","traits":[],"accessibilityLanguage":"en","#
      + #""shape":{"type":"frame","frame":[[0,0],[100,44]]},"customActions":[],"activationPoint":[50,22],"context":"#
      + context + #"},"traversalIndex":0}}]"#
    let snapshot = try ExportReader().read(text.utf8, name: "cell")
    let utterance = ScreenReaders.transcript(of: snapshot).utterances[0]
    #expect(utterance.tokens == ["ICE 75", "Time: local", "8:12", "spans 2 rows", "row 1", "column 2", "late"])
    #expect(
      VoiceOverDescription(utterance).description
        == "ICE 75. Time: local. 8:12. Spans 2 rows. Row 1. Column 2. late")
  }

  @Test func `an alert is called one when it is entered`() throws {
    let heard = try Heard(
      .ios,
      """
      window
        alert "Delete?" modal
          text "Delete?"
          button "OK"
      """)
    #expect(heard.tokens == [["Alert", "Delete?"], ["OK", "button"]])
  }

  @Test func `what can be expanded says whether it is`() throws {
    let heard = try Heard(
      .ios,
      """
      window
        button "Filters" expanded
        button "Sort" expanded=false
        button "Search"
      """)
    #expect(
      heard.tokens == [["Filters", "button", "expanded"], ["Sort", "button", "collapsed"], ["Search", "button"]])
    #expect(heard.hints == [["double tap to collapse"], ["double tap to expand"], []])
  }

  @Test(arguments: ["Back", "back"])
  func `a back button does not say Back twice`(label: String) throws {
    #expect(try Heard(.ios, "back-button \"\(label)\"").tokens == [["back button"]])
    #expect(try Heard(.ios, #"back-button "Inbox""#).tokens == [["Inbox", "back button"]])
    #expect(try Heard(.ios, language: "ru", #"back-button "Назад""#).tokens == [["кнопка назад"]])
  }
}
