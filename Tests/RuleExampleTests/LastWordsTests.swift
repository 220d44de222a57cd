import AccessibilityTree
import Audit
import AuditTesting
import Line
import Readers
import Testing

/// The rules as shipped, where a recorder asked VoiceOver after each action what it said last: its words decide, and not
/// what a11yd would say.
struct LastWordsTests {
  private struct Capture {
    /// What VoiceOver said last; nil if nobody asked.
    var said: String?
    /// Written by the recorder for `mobile: voiceOverMove`, unless another is given.
    var trigger: String? = "move-focus"
    var pay = #"{"role": "button", "label": "Pay button", "identifier": "pay"}"#
    var more = ""
    var meta = ""
  }

  /// What fails at the button that is called “Pay button”, by capture.
  private func failures(_ captures: [Capture]) throws -> [String] { try failures(in: recording(captures)) }

  private func failures(in recording: Recording) throws -> [String] {
    let auditor = Auditor(ruleBook: try ShippedRules.ruleBook.get())
    return recording.steps.indices.flatMap { place in
      auditor.audit(recording, at: place).failed
        .filter { ["every/name-omits-role", "every/role-is-heard"].contains($0.rule) }
        .map { "\(place): \($0.message)" }
    }
  }

  private func recording(_ captures: [Capture]) throws -> Recording {
    let steps = try captures.enumerated().map { place, capture in
      let said = capture.said.map { #", "lastSpeech": "\#($0)""# } ?? ""
      let trigger = place == 0 ? nil : capture.trigger.map { #", "trigger": {"action": "\#($0)"}"# }
      let text = """
        {"a11ySnapshot": 1, "meta": {"platform": "ios", "language": "en", "sequence": \(place + 1), "app": "com.example"\
        \(said)\(trigger ?? "")\(capture.meta)},
         "tree": {"role": "window", "children": [{"role": "heading", "label": "Basket"}, \(capture.pay)\(capture.more),
           {"role": "button", "label": "Cancel", "identifier": "cancel"}]}}
        """
      let bytes = PaddedBytes(copying: Array(text.utf8))
      return RecordedStep(
        name: "\(place + 1)", transcript: try ExportLine().transcript(of: bytes, name: "\(place)", session: "run"))
    }
    return Recording(steps: steps)
  }

  private static let wrong = "“Pay button” is announced as “Pay button, button”"

  private func isJudgedByImitation(_ captures: [Capture], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let failures = try failures(captures)
    #expect(failures.count == captures.count, "\(failures)", sourceLocation: sourceLocation)
    #expect(failures.allSatisfy { $0.contains(Self.wrong) }, "\(failures)", sourceLocation: sourceLocation)
  }

  @Test func `what VoiceOver said once is not heard twice`() throws {
    let captures = [Capture(said: "Basket, heading"), Capture(said: "Cancel, button"), Capture(said: "Pay button")]
    #expect(try failures(captures).map { $0.prefix(2) } == ["0:", "1:"])
    let again = captures + [Capture(said: "Pay button", trigger: "wait")]
    #expect(try failures(again).map { $0.prefix(2) } == ["0:", "1:"])
  }

  @Test func `a log of what VoiceOver answered decides as its words in the captures do`() throws {
    let captures = [Capture(said: "Basket, heading"), Capture(said: "Cancel, button"), Capture(said: "Pay button")]
    var recording = try recording(captures.map { Capture(said: nil, trigger: $0.trigger) })
    #expect(try failures(in: recording).count == 3)
    let lines = captures.enumerated().map { place, capture in
      """
      2026-09-21T10:00:0\(place)Z {"value":{"utterance":"\(capture.said ?? "")"},"sessionId":"C0FFEE00"}
      2026-09-21T10:00:0\(place)Z a11yd: capture \(place + 1)

      """
    }
    let log = try PaddedBytes(copying: Array(lines.joined().utf8)).withUnsafeBytes { bytes throws(ReadError) in
      try ExportReader().log(bytes, name: "voiceover.txt")
    }
    recording.tell([("voiceover.txt", try #require(log))])
    #expect(try failures(in: recording).map { $0.prefix(2) } == ["0:", "1:"])
    #expect(recording.steps.map(\.lastWords?.text) == captures.map(\.said))
  }

  @Test func `without a role said elsewhere nobody knows whether VoiceOver says roles`() throws {
    try isJudgedByImitation([Capture(), Capture(said: "Pay button")])
  }

  @Test func `what it said as a11yd does is a finding that says so`() throws {
    let failed = try failures([Capture(said: "Basket, heading"), Capture(said: "Pay button, button")])
    #expect(failed.count == 2)
    #expect(failed.last?.hasSuffix("VoiceOver said so in the recording.") == true, "\(failed)")
    #expect(failed.first?.contains("said so") == false)
  }

  @Test func `words that may be an announcement, or of several stops, decide nothing`() throws {
    let proof = [Capture(said: "Basket, heading"), Capture(said: "Cancel, button")]
    // Not moved there by the test: the app may have announced it.
    try isJudgedByImitation(proof + [Capture(said: "Pay button", trigger: "tap")])
    let twin = #", {"role": "button", "label": "Pay button", "identifier": "pay-too"}"#
    let equal = try failures(
      [Capture(said: "Basket, heading", more: twin), Capture(said: "Cancel, button", more: twin)]
        + [Capture(said: "Pay button", more: twin)])
    #expect(equal.count == 6)
    try isJudgedByImitation(proof + [Capture(said: "Your order, Pay button")])
    try isJudgedByImitation(proof + [Capture(said: "Thank you")])
  }

  @Test func `words that may be older than a change decide nothing`() throws {
    let other = #"{"role": "button", "label": "Buy button", "identifier": "pay"}"#
    let changed = [
      Capture(said: "Basket, heading", pay: other), Capture(said: "Cancel, button", pay: other),
      Capture(said: "Pay button"),
    ]
    #expect(try failures(changed).last?.contains(Self.wrong) == true)
    // It was said before the recording began.
    try isJudgedByImitation([Capture(said: "Pay button, button"), Capture(said: "Pay button, button", trigger: "wait")])
  }

  @Test func `where the capture says where the focus is, the words are of that stop`() throws {
    let focus = #", "screenReaderFocus": "pay""#
    let proof = [Capture(said: "Basket, heading"), Capture(said: "Cancel, button", trigger: "tap")]
    let known = proof + [Capture(said: "Pay button", trigger: "tap", meta: focus)]
    #expect(try failures(known).map { $0.prefix(2) } == ["0:", "1:"])
    try isJudgedByImitation(proof + [Capture(said: "Saved", trigger: "tap", meta: focus)])
    try isJudgedByImitation(
      proof + [Capture(said: "Pay button", trigger: "tap", meta: #", "screenReaderFocus": "cancel""#)])
  }
}
