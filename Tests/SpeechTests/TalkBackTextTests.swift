import AccessibilityTree
import Speech
import Testing

/// In which order TalkBack speaks a node and the children that have no stop of their own.
@Suite struct TalkBackTextTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let tree: String
    let spoken: String
    var hints: [String] = ["double-tap to activate"]
    var testDescription: String { spoken }
  }

  static let edit = ["double-tap to edit text"]
  /// What can be expanded or collapsed has that among its actions.
  static let actions = ["double-tap to activate", "actions available, use tap with 3 fingers to view"]
  static let rows: [Row] = [
    // A field speaks for itself before the label that stands in it.
    Row(
      tree: "text-field class=android.widget.EditText\n  text text=Password", spoken: "edit box, Password", hints: edit),
    Row(
      tree: "text-field class=android.widget.EditText text=Kate\n  text text=Name", spoken: "Kate, edit box, Name",
      hints: edit),
    // A class speaks first, a role of Compose last.
    Row(tree: "button class=android.widget.Button\n  text text=Pay", spoken: "button, Pay"),
    Row(tree: "button class=android.view.View\n  text text=Pay", spoken: "Pay, button"),
    Row(tree: "button\n  text text=Pay", spoken: "Pay, button"),
    // What is wrong and what is expected follow what the children say.
    Row(
      tree: "text-field text=1 error=\"Too short\" placeholder=PIN\n  text text=Code",
      spoken: "1, edit box, Code, error: Too short, PIN", hints: edit),
    Row(tree: #"button "More" expanded"#, spoken: "expanded, More, button", hints: actions),
    Row(tree: #"button "More" expanded=false"#, spoken: "collapsed, More, button", hints: actions),
    Row(tree: #"button "More""#, spoken: "More, button"),
    // A status is no word of the text, so the name may repeat it.
    Row(
      tree: #"check-box "checked" checked"#, spoken: "checked, checked, check box", hints: ["double-tap to toggle"]),
    Row(tree: #"switch "on" checked"#, spoken: "on, switch", hints: ["double-tap to toggle"]),
    Row(
      tree: #"button "Order" click-label="see the order""#, spoken: "Order, button",
      hints: ["double-tap to see the order"]),
    Row(
      tree: #"button "Order" long-clickable long-click-label="copy it" actions=[Archive]"#, spoken: "Order, button",
      hints: [
        "double-tap to activate", "double-tap and hold to copy it", "actions available, use tap with 3 fingers to view",
      ]),
    Row(
      tree: #"button "Order" long-clickable"#, spoken: "Order, button",
      hints: ["double-tap to activate", "double-tap and hold to long press"]),
  ]

  @Test(arguments: rows)
  func `the words stand in the order of TalkBack`(row: Row) throws {
    let heard = try Heard(.android, row.tree)
    #expect(heard.utterances[0].description == row.spoken)
    #expect(heard.hints[0] == row.hints)
  }

  @Test func `what stands in a wheel is adjusted`() throws {
    let heard = try Heard(.android, "picker-wheel clickable=false focusable=false element=false\n  text-field text=7")
    #expect(heard.tokens == [["7", "edit box"]])
    #expect(heard.hints == [["swipe up or swipe down to adjust", "double-tap to edit text"]])
  }

  @Test func `the state of a child that says nothing is not spoken`() throws {
    let heard = try Heard(.android, "other clickable\n  text text=Wi-Fi\n  group checkable checked")
    #expect(heard.tokens == [["Wi-Fi"]])
  }

  @Test func `an export that says nothing of expanding proves no collapsed one`() throws {
    #expect(
      try Heard(.android, export: #"button "More" clickable"#, carries: [.expanded]).tokens == [["More", "button"]])
  }

  @Test func `a chain of rows is told to its end`() throws {
    let groups = (1...200).map { String(repeating: "  ", count: $0) + "group element" }
    let text = String(repeating: "  ", count: 201) + "text text=Deep"
    let tree = (["other clickable"] + groups + [text]).joined(separator: "\n")
    #expect(try Heard(.android, tree).tokens == [["Deep"]])
  }
}
