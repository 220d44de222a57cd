import AccessibilityTree
import AuditTesting
import Speech
import Testing

/// The orders of words that TalkBack's settings offer.
@Suite struct WordOrderTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let tree: String
    let delivered: String
    let roleFirst: String
    let nameFirst: String
    var testDescription: String { delivered }
  }

  static let rows: [Row] = [
    Row(
      tree: #"switch "Wi-Fi" checked"#, delivered: "on, Wi-Fi, switch", roleFirst: "switch, Wi-Fi, on",
      nameFirst: "Wi-Fi, switch, on"),
    // Checked or not is a status of the whole text, and so is selected; disabled stays last.
    Row(
      tree: #"check-box "Mail" checked selected disabled"#,
      delivered: "selected, checked, Mail, check box, disabled",
      roleFirst: "check box, Mail, checked, selected, disabled",
      nameFirst: "Mail, check box, checked, selected, disabled"),
    Row(
      tree: #"tab "Kids" selected position=[1,4]"#, delivered: "selected, Kids, tab, 1 of 4",
      roleFirst: "tab, Kids, selected, 1 of 4", nameFirst: "Kids, tab, selected, 1 of 4"),
    Row(
      tree: "image clickable", delivered: "Unlabelled, button", roleFirst: "button, Unlabelled",
      nameFirst: "button, Unlabelled"),
    // The role of Compose is a child that stands last, whatever the order.
    Row(
      tree: "check-box checked\n  text text=Mail", delivered: "checked, Mail, check box",
      roleFirst: "Mail, check box, checked", nameFirst: "Mail, check box, checked"),
    Row(
      tree: #"text-field "Email" text="a@b.c" error="No such host""#,
      delivered: "a@b.c, edit box, error: No such host", roleFirst: "edit box, a@b.c, error: No such host",
      nameFirst: "a@b.c, edit box, error: No such host"),
  ]

  @Test(arguments: rows)
  func `the pieces are spoken in the order that is set`(row: Row) throws {
    let snapshot = try TreeSketch(row.tree).snapshot(.android)
    func spoken(_ order: TalkBackWordOrder) -> String {
      let transcript = TalkBack(wordOrder: order).transcript(of: snapshot)
      return transcript.utterances[transcript.order[0]].description
    }
    #expect(spoken(.stateNameRole) == row.delivered)
    #expect(spoken(.roleNameState) == row.roleFirst)
    #expect(spoken(.nameRoleState) == row.nameFirst)
    #expect(ScreenReaders.transcript(of: snapshot).utterances[0].description == row.delivered)
  }

  @Test func `VoiceOver has no such setting`() throws {
    let snapshot = try TreeSketch(#"switch "Wi-Fi" checked"#).snapshot(.ios)
    let spoken = TalkBackWordOrder.allCases.map {
      ScreenReaders(preferring: [TalkBack(wordOrder: $0)]).transcript(of: snapshot).utterances[0].description
    }
    #expect(Set(spoken) == ["Wi-Fi, switch button, on"])
  }
}
