import AccessibilityTree
import Speech
import Testing

/// Names that TalkBack makes of more than the node itself, in exports that say what can be clicked.
struct TalkBackNameTests {
  private static let states: PropertySet = [.clickable, .focusable, .checkable, .checked, .selected, .enabled]

  private func heard(_ sketch: String, carries: PropertySet = []) throws -> Heard {
    try Heard(.android, export: sketch, carries: Self.states.union([.label, .text]).union(carries))
  }

  @Test func `a tooltip is the name of what has no other`() throws {
    let icon = try heard("image clickable tooltip=Close")
    #expect(icon.names == [.exposed("Close")])
    #expect(icon.tokens == [["Unlabelled", "button", "Close"]])
    #expect(try heard("image clickable label=Back tooltip=Back").tokens == [["Back", "button"]])
    #expect(try heard("image clickable label=Back tooltip=Close").names == [.exposed("Back")])
    let row = "other clickable element\n  text text=Done element\n  image tooltip=Close element"
    #expect(try heard(row).names == [.exposed("Done, Close")])
    #expect(try heard("other clickable tooltip=Close\n  text text=Done").names == [.exposed("Done")])
  }

  @Test func `a button of Flutter may have its name as the tooltip`() throws {
    func heard(in host: String, carries: PropertySet = []) throws -> [Evidence<String>] {
      let tree =
        "other focusable class=\(host)\n  other class=android.view.View\n    button class=android.widget.Button clickable"
      return try self.heard(tree, carries: carries).names
    }
    #expect(try heard(in: "android.widget.FrameLayout").last == .notExported)
    #expect(try heard(in: "android.widget.FrameLayout", carries: [.tooltip]).last == .absent)
    // Compose's own view, its name as it is or made short by R8.
    #expect(try heard(in: "androidx.compose.ui.platform.ComposeView").last == .absent)
    #expect(try heard(in: "F0.u0").last == .absent)
  }

  @Test func `a child that cannot be checked says no state`() throws {
    let row = """
      other clickable checkable checked
        text text=Wi-Fi
        check-box
      """
    #expect(try heard(row).tokens == [["checked", "Wi-Fi", "check box"]])
    let real = "other clickable\n  text text=Wi-Fi\n  check-box checkable checked"
    #expect(try heard(real).tokens == [["Wi-Fi", "checked", "check box"]])
  }

  @Test func `only the stop itself is for its label`() throws {
    let row = "other clickable\n  text text=Wi-Fi labeled-by=Network"
    #expect(try heard(row).tokens == [["Wi-Fi"]])
    #expect(try heard("text-field clickable labeled-by=Email").tokens == [["edit box", "for Email"]])
  }

  @Test func `a field that shows its hint has no name, and says the hint`() throws {
    let field = try heard("text-field clickable text=Email showing-hint", carries: [.labeledByText])
    #expect(field.names == [.absent])
    #expect(field.tokens == [["Email", "edit box"]])
  }

  @Test func `progress and the texts of stops are no part of a row's name`() throws {
    let row = """
      other clickable
        text text=Update
        progress-bar text=0.4
        button clickable text=Stop
        text text="4 MB" visible=false
        text text="2 MB"
      """
    #expect(try heard(row, carries: [.visible]).names == [.exposed("Update, 2 MB"), .exposed("Stop")])
  }

  @Test func `what is kept from TalkBack alone keeps its children`() throws {
    let row = "other clickable hidden element=false\n  text text=Wi-Fi element"
    #expect(try heard(row).tokens == [["Wi-Fi"]])
    #expect(try heard("other clickable hidden element=false\n  text text=Wi-Fi element=false").tokens == [])
  }
}
