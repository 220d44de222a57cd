import AccessibilityTree
import Testing

@testable import Readers

@Suite struct ComposeRoleTests {
  /// Roles in preorder of a control of Compose with this content.
  private func roles(_ content: String, control: String = #"clickable="true" checkable="false""#) throws -> [Role] {
    let xml = """
      <hierarchy><node class="android.view.View" focusable="false" \(control) bounds="[0,0][126,126]">
      \(content)</node></hierarchy>
      """
    return try ExportReader().read(xml.utf8, name: "home.xml").nodes.map(\.role)
  }

  private static let text =
    #"<node class="android.widget.TextView" text="Pay" clickable="false" bounds="[9,9][90,90]"/>"#

  private static func child(_ name: String, _ more: String = #"clickable="false" bounds="[10,10][115,115]""#) -> String
  {
    "<node class=\"android.widget.\(name)\" \(more)/>"
  }

  @Test(arguments: [("Button", Role.button), ("CheckBox", .checkBox), ("RadioButton", .radioButton)])
  func `the role of the last child is the control's`(name: String, role: Role) throws {
    #expect(try roles(Self.text + Self.child(name)) == [role, .text, .other])
  }

  @Test func `a child that is something of its own keeps its role`() throws {
    let kept = [
      Self.text + Self.child("Button", #"clickable="true" bounds="[10,10][115,115]""#),
      Self.text + Self.child("Button", #"clickable="false" text="OK" bounds="[10,10][115,115]""#),
      Self.text + Self.child("Button", #"clickable="false" bounds="[10,10][200,115]""#),
      Self.child("Button") + Self.text,
    ]
    for content in kept { #expect(try roles(content)[0] == .other) }
    #expect(try roles(Self.child("Button")) == [.other, .button])
    #expect(try roles(Self.text + Self.child("Button"), control: #"clickable="false""#)[0] == .other)
  }
}
