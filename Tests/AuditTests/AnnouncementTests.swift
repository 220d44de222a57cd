import AccessibilityTree
import Audit
import Testing

struct AnnouncementTests {
  private func outcome(_ events: [Event]) throws -> (verdicts: String, message: String?) {
    var builder = SnapshotBuilder(format: "canonical")
    builder.meta.platform = .android
    builder.meta.language = "en"
    let index = builder.openNode()
    builder[index].role = .button
    builder.state(.label, builder.intern("Send"), of: index)
    builder.events = .exposed(events)
    let snapshot = builder.finishCanonical(carries: .all)
    let bench = try RuleBench(that: "{announced: {words: {some-in: words.state}}}")
    return (bench.verdicts(snapshot), Auditor(ruleBook: bench.ruleBook).audit(snapshot).findings.first?.message)
  }

  @Test func `an announcement without words leaves open what was said`() throws {
    let silent = try outcome([Event(type: "announcement"), Event(type: "announcement", text: "Saved")])
    #expect(silent.verdicts == "?")
    #expect(silent.message?.contains("nobody recorded what was announced") == true)
    #expect(try outcome([Event(type: "announcement"), Event(type: "announcement", text: "Selected")]).verdicts == "+")
  }

  @Test func `an announcement of an empty text says nothing`() throws {
    #expect(try outcome([Event(type: "announcement", text: "")]).verdicts == "-")
    #expect(
      try outcome([Event(type: "announcement", text: ""), Event(type: "announcement", text: "Selected")]).verdicts
        == "+")
  }

  @Test func `events that are no announcements announce nothing`() throws {
    #expect(try outcome([Event(type: "windowState"), Event(type: "announcement", text: "Saved")]).verdicts == "-")
    #expect(try outcome([Event(type: "focus")]).verdicts == "-")
  }
}
