import AccessibilityTree
import AuditTesting
import Testing

@testable import Speech

/// What rules take for heard where somebody wrote down what the screen reader said.
struct RecordedUtteranceTests {
  /// What is heard at the first node of the sketch, as its kinds and words.
  private func heard(
    _ sketch: String, _ said: String, elsewhere: [String] = [], platform: Platform = .android, language: String = "en"
  ) throws -> String {
    let transcript = ScreenReaders.transcript(of: try TreeSketch(sketch).snapshot(platform, language: language))
    let known = transcript.readersWords(in: ([said] + elsewhere).map { (0, $0) })
    let utterance = transcript.hearing([0: said], knowing: known).utterances[0]
    return utterance.fragments.filter { $0.kind != .hint }.map { "\($0.kind.rawValue) \($0.text)" }
      .joined(separator: ", ")
  }

  @Test func `the same words are the same pieces, in whatever order and language`() throws {
    let tab = "tab \"Weather\" selected"
    #expect(try heard(tab, "Selected, Weather, Tab") == "state Selected, name Weather, role Tab")
    #expect(try heard(tab, "Weather, tab, selected") == "name Weather, role tab, state selected")
    #expect(
      try heard(tab, "Ausgewählt, Weather, Tab", language: "en") == "state Ausgewählt, name Weather, role Tab")
    #expect(try heard("button \"Save\"", "Save, Schaltfläche") == "name Save, role Schaltfläche")
  }

  @Test func `what settings and the way there add is no piece of the node`() throws {
    let button = "button \"Save\""
    for said in [
      "Save, button. Double-tap to activate", "Save, button. Double-tap to save the whole document, now",
      "Save, button. Actions available, use Tap with 3 fingers to view",
    ] {
      #expect(try heard(button, said) == "name Save, role button")
    }
    #expect(
      try heard(button, "In list, Save, button, Drafts") == "context In list, name Save, role button, context Drafts")
    #expect(try heard(button, "Save, button, 2 of 3") == "name Save, role button, position 2 of 3")
  }

  @Test func `a word of the screen reader is not heard if it says it elsewhere, and nothing in its place`() throws {
    let button = "button \"Pay\" disabled"
    let whole = "name Pay, role button, state disabled"
    #expect(try heard(button, "Pay, disabled", elsewhere: ["Save, button"]) == "name Pay, state disabled")
    // Its settings may leave out roles, and in its version or language the word may be another.
    #expect(try heard(button, "Pay, disabled") == whole)
    #expect(
      try heard(button, "Pay, Knopf, disabled", elsewhere: ["Save, button"])
        == "name Pay, role button, context Knopf, state disabled")
    #expect(try heard(button, "Pay", elsewhere: ["Save, switch"]) == "name Pay, role button")
    #expect(try heard(button, "Pay") == whole)
    // An app's “On” is no word of the screen reader.
    #expect(try heard("button \"On\" disabled", "On") == "name On, role button, state disabled")
  }

  @Test func `what the app worded in other words was heard so`() throws {
    #expect(try heard("button \"Month, May\"", "June, button") == "name June, role button")
    #expect(try heard("button \"Month\"", "Month, June, button") == "name Month, context June, role button")
    // Numbers and signs are read in words, and some scripts do not part theirs.
    #expect(try heard("button \"38 €\"", "38 euros, button") == "name 38 €, context 38 euros, role button")
    #expect(try heard("button \"保存する\"", "保存, button") == "name 保存する, context 保存, role button")
  }

  @Test func `an utterance that is cut off proves no silence`() throws {
    let name = String(repeating: "word ", count: 14)
    let cut = String(("Selected, " + name).prefix(64))
    #expect(
      try heard("button \"\(name)\" selected", cut, elsewhere: ["Save, button"], platform: .ios).contains("role button")
    )
  }

  @Test func `what was said answers what the export leaves open`() throws {
    let snapshot = try TreeSketch("button \"Day\"").snapshot(.android, lacks: [.selected, .stateDescription])
    let transcript = ScreenReaders.transcript(of: snapshot)
    #expect(transcript.utterances[0].unknown.contains { $0.kind == .state })
    let known = transcript.readersWords(in: [(0, "Day, button")])
    let heard = transcript.hearing([0: "Day, button"], knowing: known).utterances[0]
    #expect(!heard.unknown.contains { $0.kind == .state })
    let spoken = transcript.hearing([0: "Selected, Day, button"], knowing: known).utterances[0]
    #expect(spoken.fragments.contains { $0.kind == .state && $0.property == .selected })
    let reworded = transcript.hearing([0: "Day, chosen, button"], knowing: known).utterances[0]
    #expect(reworded.unknown.contains { $0.kind == .state })
  }
}
