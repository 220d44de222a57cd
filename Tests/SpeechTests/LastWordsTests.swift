import AccessibilityTree
import AuditTesting
import Testing

@testable import Speech

/// Of which stop VoiceOver's last words are.
struct LastWordsTests {
  private static let tree = """
    group
      button "Done"
      button "Cancel" hint="Throws the order away"
      drop-down-list "Day" value="Monday"
      text "Saved"
    """

  /// The label of the node; nil if it can be said of none, or of several.
  private func node(_ said: String, afterMove isAfterMove: Bool = false, tree: String = tree) throws -> String? {
    let snapshot = try TreeSketch(tree).snapshot(.ios, lacks: [.screenReaderFocused], language: "en") { builder in
      builder.meta.triggerAction = isAfterMove ? "move-focus" : "tap"
    }
    let named = ScreenReaders.transcript(of: snapshot).naming(spokenLast: said).snapshot
    return named.meta.lastSpeechNode.flatMap { named[$0].text(.label).value }
  }

  @Test(arguments: [
    ("Done, button", "Done"), ("Done, button, dimmed", "Done"), ("Done, dimmed", "Done"), ("Done, Taste", "Done"),
    ("Selected, Done, button", "Done"), ("Cancel, button, Throws the order away", "Cancel"),
    ("Cancel, button, Actions available", "Cancel"), ("Saved, button", "Saved"),
  ])
  func `a name with words of the screen reader is of the stop that has it`(said: String, label: String) throws {
    #expect(try node(said) == label)
  }

  @Test(arguments: [
    "", ",", "Saved", "Done", "Fertig, Taste", "Cancel, Done, button", "button", "Done is saved, button",
    "Your order, Done, button", "All done now, button", "Done, for today",
  ])
  func `an announcement, several stops and none are of no node`(said: String) throws {
    #expect(try node(said) == nil)
  }

  @Test func `a name alone is of its stop if the test moved the screen reader there`() throws {
    #expect(try node("Done", afterMove: true) == "Done")
    #expect(try node("Saved", afterMove: true) == "Saved")
    #expect(try node("Done", afterMove: true, tree: Self.tree.replacing("Cancel", with: "Done")) == nil)
    #expect(try node("Sent", afterMove: true) == nil)
  }

  @Test func `another value behind the name is said of the same stop, with the role`() throws {
    let transcript = ScreenReaders.transcript(of: try TreeSketch(Self.tree).snapshot(.ios, language: "en"))
    let role = try #require(
      transcript.utterances[3].fragments.first { $0.kind == .role }?.text)
    #expect(try node("Day, Tuesday, \(role)") == "Day")
    #expect(try node("Day, Tuesday") == nil)
    #expect(try node("Tuesday, Day, \(role)") == nil)
  }
}
