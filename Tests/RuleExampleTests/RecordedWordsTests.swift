import Audit
import AuditTesting
import Line
import Readers
import Testing

/// The rules as shipped, where a wrapper says what TalkBack said: its words decide, and not what it would say.
struct RecordedWordsTests {
  /// A day is chosen out of a list: what fails at the list when it is closed again.
  ///
  /// - Parameter said: what TalkBack says when its focus is back.
  private func failures(_ said: String?) throws -> [String] {
    let words = said.map { #"[{"type": "focus", "text": "\#($0)", "node": "day"}]"# } ?? "[]"
    let basket = """
      {"role": "group", "children": [{"role": "heading", "text": "Basket"},
        {"role": "drop-down-list", "label": "Day", "identifier": "day", "clickable": true}]}
      """
    let list = """
      {"role": "list", "identifier": "choices", "children": [
        {"role": "text", "text": "Monday", "class": "CheckedTextView", "identifier": "monday", "clickable": true},
        {"role": "text", "text": "Tuesday", "class": "CheckedTextView", "identifier": "tuesday", "clickable": true}]}
      """
    let steps = [
      (basket, "", ""), (list, #", "trigger": {"action": "tap", "node": "day"}"#, #", "events": []"#),
      (basket, #", "trigger": {"action": "tap", "node": "tuesday"}"#, #", "events": \#(words)"#),
    ]
    let auditor = Auditor(ruleBook: try ShippedRules.ruleBook.get())
    let sessions = SessionAuditor()
    return try steps.enumerated().flatMap { number, step in
      let text = """
        {"a11ySnapshot": 1, "meta": {"platform": "android", "language": "en", "sequence": \(number)\(step.1)}\(step.2),
         "tree": \(step.0)}
        """
      let bytes = PaddedBytes(copying: Array(text.utf8))
      let transcript = try ExportLine().transcript(of: bytes, name: "\(number)", session: "run")
      return sessions.audit(transcript, name: "run/\(number)", at: .now, by: auditor).failed
        .filter { $0.rule == "wheel-picker/choice-is-heard-when-closed" }.map { "\($0.expectation): \($0.message)" }
    }
  }

  @Test func `a choice that was said is heard, although the export shows nothing of it`() throws {
    let same = "Make it say what was chosen."
    #expect(
      try failures(nil)
        == ["still-the-old: “Day” is still announced as “Day, drop down list” after another choice was made. \(same)"])
    #expect(try failures("Day, Tuesday, Drop down list. Double-tap to change") == [])
    #expect(try failures("Tuesday, Day, Drop-down list, in list, 4 items") == [])
  }

  @Test func `a choice that was not said is not heard, and the finding says whose words they are`() throws {
    #expect(
      try failures("Day, Drop down list")
        == [
          """
          still-the-old: “Day” is still announced as “Day, Drop down list” after another choice was made. Make it say \
          what was chosen. TalkBack said so in the recording.
          """
        ])
  }
}
