import Audit
import Rules
import Testing

@testable import Journal

struct JournalEntryTests {
  @Test(arguments: JournalField.allCases)
  func `a field has a name that journald keeps and the catalog substitutes`(field: JournalField) {
    let name = field.rawValue
    #expect(name.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) || $0 == UInt8(ascii: "_") })
    #expect(!name.hasPrefix("_"))
    #expect(name.utf8.count <= 64)
  }

  @Test
  func `a finding is an entry with everything that is known of it`() {
    let entry = JournalEntry(Fixture.finding(), in: Fixture.snapshot([]))
    let lines = entry.fields.map { "\($0.field.rawValue)=\($0.value)" }
    #expect(
      lines == [
        "MESSAGE=Checkout: “Submit button” is heard as “Submit button, button”. "
          + "Drop “button” from the name; the role says it.",
        "MESSAGE_ID=aca777d6a1b24f0d8d4c6e0b7a52f2ab", "PRIORITY=6", "SYSLOG_IDENTIFIER=a11yd",
        "AX_RULE=button/name-omits-role", "AX_EXPECTATION=role-word-last", "AX_OUTCOME=failed", "AX_IMPACT=minor",
        "AX_WCAG=4.1.2", "AX_PLATFORM=ios", "AX_APP=com.example.shop", "AX_SCREEN=Checkout",
        "AX_SNAPSHOT=run-17/home.json", "AX_FORMAT=wda-json", "AX_NODE=window/button[1]", "AX_ROLE=button",
        "AX_NAME=Submit button", "AX_HEARD=Submit button, button", "AX_BOUNDS=0.0 1.0 44.0 20.5",
        "AX_IDENTIFIER=submit", "AX_FINDING=0123456789abcdef0123456789abcdef",
      ])
  }

  @Test(arguments: zip(Rule.Impact.allCases, ["6", "5", "4", "3"]))
  func `the impact is the priority`(impact: Rule.Impact, priority: String) {
    #expect(JournalEntry(Fixture.finding(impact: impact), in: Fixture.snapshot([]))[.priority] == priority)
  }

  @Test
  func `the message is clean, the name is raw`() {
    let entry = JournalEntry(Fixture.finding(name: "Pay\u{202E}\nnow"), in: Fixture.snapshot([], screen: "A\nB"))
    #expect(entry.message.hasPrefix("A\\u{A}B: “Pay\\u{202E}\\u{A}now” is heard"))
    #expect(entry[.name] == "Pay\u{202E}\nnow")
    #expect(entry.encoded.contains(Array("AX_NAME=Pay\u{202E}\nnow".utf8)))
  }

  @Test
  func `without a screen the file is named`() {
    let entry = JournalEntry(Fixture.finding(), in: Fixture.snapshot([], screen: nil))
    #expect(entry.message.hasPrefix("run-17/home.json: “Submit button”"))
    #expect(entry[.screen] == nil)
  }

  @Test
  func `the summary counts by outcome`() {
    let entry = JournalEntry(summaryOf: Fixture.snapshot([Fixture.finding()]))
    #expect(
      entry.message == "Checkout: 1 failed, 12 could not be judged, 104 passed; 59 nodes, wda-json, 1.3 ms")
    #expect(entry[.messageID] == MessageID.summary.rawValue)
    #expect(entry[.failed] == "1")
    #expect(entry[.inapplicable] == "7")
    #expect(entry[.untested] == "0")
  }

  @Test
  func `findings of one expectation are folded beyond the limit`() throws {
    let findings = (1...9).map { Fixture.finding($0) } + [Fixture.finding(expectation: "other")]
    let entries = Folding(after: 5).entries(of: Fixture.snapshot(findings))
    #expect(entries.map { $0[.expectation] ?? "-" } == Array(repeating: "role-word-last", count: 6) + ["other", "-"])
    let folded = entries[5]
    #expect(folded.message.hasPrefix("Checkout: 4 more like this, button/name-omits-role (role-word-last): “Submit"))
    #expect(folded[.count] == "4")
    #expect(folded[.nodes] == "window/button[6]\nwindow/button[7]\nwindow/button[8]\nwindow/button[9]")
    #expect(folded[.finding] == nil)
  }

  @Test
  func `as many as the limit are not folded`() {
    let entries = Folding(after: 5).entries(of: Fixture.snapshot((1...5).map { Fixture.finding($0) }))
    #expect(entries.count == 6)
    #expect(entries.allSatisfy { $0[.count] == nil })
  }

  @Test(arguments: [(false, 1), (true, 2)])
  func `what cannot be judged is an entry only when asked for`(saysCannotTell: Bool, count: Int) {
    let folding = Folding(after: 5, saysCannotTell: saysCannotTell)
    let entries = folding.entries(of: Fixture.snapshot([Fixture.finding(outcome: .cantTell)]))
    #expect(entries.count == count)
    if saysCannotTell { #expect(entries[0][.reason] == "notExported") }
  }

  @Test
  func `a terminal shows an entry as journalctl does`() {
    let entry = JournalEntry("Checkout: “OK”\u{7}", id: "0", priority: 6)
    let line = TerminalSink.line(entry, at: 0, host: "lab", process: 7)
    #expect(line.hasSuffix(" lab a11yd[7]: Checkout: “OK”\\u{7}\n"))
    #expect(line.hasPrefix("Jan 01 ") || line.hasPrefix("Dec 31 "))
  }
}
