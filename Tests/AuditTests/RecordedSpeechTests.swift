import AccessibilityTree
import AuditTesting
import Rules
import Speech
import Testing

@testable import Audit

/// When the words that a screen reader said decide, and not what it would say.
struct RecordedSpeechTests {
  private static let tree = """
    group
      button "Day" identifier=day
      button "Pay" identifier=pay disabled
    """

  private static func focus(_ node: String, _ text: String?) -> Event { Event(type: "focus", text: text, node: node) }
  /// Shows that this TalkBack says “button”.
  private static let proof = focus("day", "Day, button")

  /// The verdicts of a rule that asks whether a role is heard, for both buttons of the last capture.
  private func verdicts(
    _ events: [Event], before: String = tree, after: String = tree, that: String = "{heard: {has: role}}",
    sequence: [Int] = [1, 2]
  ) throws -> String {
    let bench = try RuleBench(that: that)
    let steps = try zip([before, after], sequence).map { sketch, sequence in
      let snapshot = try TreeSketch(sketch).snapshot(.android) { builder in
        builder.meta.app = "com.example"
        builder.meta.sequence = sequence
        builder.events = sequence == 1 ? .notExported : .exposed(events)
      }
      return ScreenReaders.transcript(of: snapshot)
    }
    return bench.verdicts(Auditor(ruleBook: bench.ruleBook).judgements(steps))
  }

  @Test func `a role that was not said is not heard, and one that was is`() throws {
    #expect(try verdicts([]) == "++")
    #expect(try verdicts([Self.proof, Self.focus("pay", "Pay, disabled")]) == "+-")
    #expect(try verdicts([Self.proof, Self.focus("pay", "Pay, button, disabled")]) == "++")
    #expect(try verdicts([Self.proof, Self.focus("pay", nil)]) == "++")
  }

  @Test func `a role that was said is heard, whatever the export says`() throws {
    let plain = Self.tree.replacing("button \"Pay\"", with: "other \"Pay\" clickable")
    let that = "{not: {sibling: {role: other, not: {heard: {has: role}}}}}"
    #expect(try verdicts([], before: plain, after: plain, that: that) == "-")
    #expect(try verdicts([Self.focus("pay", "Pay, button")], before: plain, after: plain, that: that) == "+")
  }

  @Test func `words that were said of another state of the node decide nothing`() throws {
    let said = [Self.proof, Self.focus("pay", "Pay, disabled")]
    // The app changed the node in between, before the words or after them.
    #expect(try verdicts(said, before: Self.tree.replacing("\"Pay\"", with: "\"Buy\"")) == "++")
    #expect(try verdicts(said, before: Self.tree.replacing(" disabled", with: "")) == "++")
    // Something happened after the words.
    for other in ["announcement", "windowState", "contentChanged", "tap"] {
      #expect(try verdicts(said + [Event(type: other, text: "Done")]) == "++")
    }
    // Two different texts, of which one may be older.
    #expect(try verdicts(said + [Self.focus("pay", "Pay, button")]) == "++")
    // The capture before is not there.
    #expect(try verdicts(said, sequence: [1, 3]) == "++")
  }

  @Test func `a finding says that it rests on what was said`() throws {
    let bench = try RuleBench(that: "{heard: {has: role}}")
    let events = [Self.proof, Self.focus("pay", "Pay, disabled")]
    let steps = try [1, 2].map { number in
      let snapshot = try TreeSketch(Self.tree).snapshot(.android) { builder in
        builder.meta.sequence = number
        if number == 2 { builder.events = .exposed(events) }
      }
      return RecordedStep(name: "\(number)", transcript: ScreenReaders.transcript(of: snapshot))
    }
    let audit = Auditor(ruleBook: bench.ruleBook).audit(Recording(steps: steps), at: 1)
    #expect(
      audit.failed.map(\.message) == ["“Pay” is announced as “Pay, disabled”. TalkBack said so in the recording."])
    #expect(audit.failed.map(\.node.heard) == ["Pay, disabled"])
  }
}
