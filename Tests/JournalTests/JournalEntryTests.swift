import AccessibilityTree
import Rules
import Testing

@testable import Audit
@testable import Journal

struct JournalEntryTests {
  @Test func `a finding across captures names the others, and the one that its node is in`() {
    var finding = Fixture.finding()
    finding.steps = ["run-17/1.json", "run-17/2\n.json"]
    let entry = JournalEntry(finding, in: Fixture.snapshot([finding]))
    #expect(entry[.steps] == "run-17/1.json\nrun-17/2\\n.json")
    #expect(entry[.snapshot] == "run-17/home.json")
    finding.capture = Finding.Capture(name: "run-17/3.json", screen: "Cart")
    let other = JournalEntry(finding, in: Fixture.snapshot([finding]))
    #expect(other[.snapshot] == "run-17/3.json")
    #expect(other[.screen] == "Cart")
    #expect(other.message.hasPrefix("Cart: "))
    #expect(JournalEntry(Fixture.finding(), in: Fixture.snapshot([]))[.steps] == nil)
  }

  @Test func `findings of other captures are not folded into one`() {
    let findings = (0..<20).map { number in
      var finding = Fixture.finding()
      finding.steps = ["\(number % 2)"]
      return finding
    }
    let entries = Folding(after: 2).entries(of: Fixture.snapshot(findings))
    #expect(entries.compactMap { $0[.count] } == ["8", "8"])
  }

  @Test func `findings about two kinds are not folded into one, and each entry names its kind`() {
    let findings = (0..<20).map { number in
      var finding = Fixture.finding()
      finding.kind = ["button", "segment"][number % 2]
      return finding
    }
    let entries = Folding(after: 2).entries(of: Fixture.snapshot(findings)).filter { $0[.count] != nil }
    #expect(entries.compactMap { $0[.count] } == ["8", "8"])
    #expect(entries.map { $0[.kind] } == ["button", "segment"])
  }

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
        "AX_NAME=Submit button", "AX_HEARD=Submit button, button", "AX_BOUNDS=0 1 44 20.5",
        "AX_IDENTIFIER=submit", "AX_SHOWN_NODE=window/button[1]", "AX_SHOWN_NAME=“Submit button”",
        "AX_SHOWN_HEARD=“Submit button, button”", "AX_SHOWN_PLACE=Checkout, com.example.shop, iOS",
        "AX_FINDING=0123456789abcdef0123456789abcdef",
      ])
  }

  @Test(arguments: zip(Rule.Impact.allCases, ["6", "5", "4", "3"]))
  func `the impact is the priority`(impact: Rule.Impact, priority: String) {
    #expect(JournalEntry(Fixture.finding(impact: impact), in: Fixture.snapshot([]))[.priority] == priority)
  }

  @Test
  func `without a screen the file is named`() {
    let entry = JournalEntry(Fixture.finding(), in: Fixture.snapshot([], screen: nil))
    #expect(entry.message.hasPrefix("run-17/home.json: “Submit button”"))
    #expect(entry[.screen] == nil)
  }

  @Test
  func `the summary says the language, and a guess in words`() {
    var snapshot = Fixture.snapshot([])
    (snapshot.audit.language, snapshot.audit.languageSource) = ("de", .guessed)
    let entry = JournalEntry(summaryOf: snapshot)
    #expect(entry.message.hasSuffix("(wda-json, 59 nodes, language guessed to be German, 1.3 ms)"))
    #expect(entry[.language] == "de" && entry[.languageSource] == "guessed")
    snapshot.audit.languageSource = .export
    #expect(JournalEntry(summaryOf: snapshot).message.hasSuffix("(wda-json, 59 nodes, 1.3 ms)"))
  }

  @Test
  func `the summary counts by outcome`() {
    let entry = JournalEntry(summaryOf: Fixture.snapshot([Fixture.finding()]))
    #expect(
      entry.message == "Checkout: 1 failed, 12 cannot tell, 104 passed (wda-json, 59 nodes, 1.3 ms)")
    #expect(entry[.messageID] == MessageID.summary.rawValue)
    #expect(entry[.failed] == "1")
    #expect(entry[.inapplicable] == "7")
    #expect(entry[.untested] == "0")
    #expect(entry[.verdicts] == nil)
  }

  @Test
  func `the summary counts what the exporter's own checks failed`() {
    var snapshot = Fixture.snapshot([])
    snapshot.audit.verdicts = [Verdict.Outcome.failed, .passed, .failed, .cantTell].map { outcome in
      ComparedVerdict(tool: "axe-android", check: "ActiveViewName", outcome: outcome, node: nil, agrees: nil)
    }
    #expect(JournalEntry(summaryOf: snapshot)[.verdicts] == "2")
  }

  @Test
  func `the summary says what keeps every rule from judging`() {
    var snapshot = Fixture.snapshot([])
    snapshot.audit.obstacle = .noRoles
    #expect(
      JournalEntry(summaryOf: snapshot).message.hasSuffix(
        "59 nodes, 1.3 ms). The export does not say what its nodes are, so no rule can judge it."))
  }

  @Test
  func `the summary says that the tree was cut`() {
    var snapshot = Fixture.snapshot([])
    snapshot.audit.cut = TreeCut(places: 2, depth: 50)
    #expect(JournalEntry(summaryOf: snapshot).message.hasSuffix("(wda-json, 59 nodes, cut at depth 50, 1.3 ms)"))
  }

  @Test
  func `findings of one expectation are folded beyond the limit`() throws {
    let findings = (1...9).map { Fixture.finding($0) } + [Fixture.finding(expectation: "other")]
    let entries = Folding(after: 5).entries(of: Fixture.snapshot(findings))
    #expect(entries.map { $0[.expectation] ?? "-" } == Array(repeating: "role-word-last", count: 6) + ["other", "-"])
    let folded = entries[5]
    #expect(folded.message.hasPrefix("Checkout: 4 more buttons like this: “Submit button” is heard"))
    #expect(folded[.count] == "4")
    #expect(folded[.nodes] == "window/button[6]\nwindow/button[7]\nwindow/button[8]\nwindow/button[9]")
    let again = Folding(after: 5).entries(of: Fixture.snapshot(findings, screen: "Renamed"))[5]
    #expect(folded[.finding] == again[.finding])
    #expect(folded[.finding]?.count == 32)
    #expect(folded[.finding] != findings[0].id)
  }

  @Test(arguments: [5, 6])
  func `as many as the limit, and one more, are not folded`(count: Int) {
    let entries = Folding(after: 5).entries(of: Fixture.snapshot((1...count).map { Fixture.finding($0) }))
    #expect(entries.count == count + 1)
    #expect(entries.allSatisfy { $0[.count] == nil })
  }

  @Test
  func `with no entry of its own, none is called “more”`() {
    let findings = (1...3).map { Fixture.finding($0) }
    let folded = Folding(after: 0).entries(of: Fixture.snapshot(findings))[0]
    #expect(folded.message.hasPrefix("Checkout: 3 buttons like this: "))
    #expect(folded[.count] == "3")
  }

  @Test
  func `a fold of different roles speaks of elements`() {
    var findings = (1...4).map { Fixture.finding($0) }
    findings[3].node.role = .switchControl
    let folded = Folding(after: 1).entries(of: Fixture.snapshot(findings))[1]
    #expect(folded.message.hasPrefix("Checkout: 3 more elements like this: "))
  }

  @Test
  func `a fold of very many names a bounded number of nodes and counts all`() {
    let findings = (1...3_000).map { Fixture.finding($0) }
    let folded = Folding(after: 5).entries(of: Fixture.snapshot(findings))[5]
    #expect(folded[.count] == "2995")
    #expect(folded[.nodes]?.split(separator: "\n").count == Folding.nodeLimit)
  }

  @Test
  func `an app without a name to show still fills the catalog`() {
    var finding = Fixture.finding()
    (finding.node.name, finding.node.heard) = (nil, nil)
    finding.node.path = String(repeating: "group/", count: 100) + "button"
    let entry = JournalEntry(finding, in: Fixture.snapshot([], screen: nil))
    #expect(entry[.shownName] == "none")
    #expect(entry[.shownHeard] == "not known")
    #expect(entry[.shownPlace] == "run-17/home.json, com.example.shop, iOS")
    #expect(entry[.shownNode]?.hasPrefix("…/group/") == true)
    #expect(entry[.shownNode]?.hasSuffix("/button") == true)
    #expect(entry[.name] == nil)
  }

  @Test
  func `nothing that the catalog fills in is too long for it`() {
    let finding = Fixture.finding(name: String(repeating: "\u{202E}é", count: 10_000))
    let entry = JournalEntry(finding, in: Fixture.snapshot([], screen: String(repeating: "ß", count: 10_000)))
    for field in [JournalField.shownNode, .shownName, .shownHeard, .shownPlace] {
      #expect("\(field.rawValue)=\(entry[field] ?? "")".utf8.count <= 256)
    }
  }

  @Test(arguments: [(false, 1), (true, 2)])
  func `what cannot be judged is an entry only when asked for`(saysCannotTell: Bool, count: Int) {
    let folding = Folding(after: 5, saysCannotTell: saysCannotTell)
    let entries = folding.entries(of: Fixture.snapshot([Fixture.finding(outcome: .cantTell)]))
    #expect(entries.count == count)
    if saysCannotTell {
      #expect(entries[0][.reason] == "notExported")
      #expect(entries[0][.priority] == "6")
      #expect(entries[0].message.hasPrefix("Checkout: cannot tell: “Submit button”"))
    }
  }

  @Test
  func `a terminal shows an entry as journalctl does`() {
    let entry = JournalEntry("Checkout: “OK”\u{7}", id: "0", priority: 4)
    let line = TerminalSink.line(entry, at: 0, host: "lab", process: 7)
    #expect(line.hasSuffix(" lab a11yd[7]: Checkout: “OK”\\u{7}\n"))
    #expect(line.hasPrefix("Jan 01 ") || line.hasPrefix("Dec 31 "))
  }

  @Test(
    arguments: zip(
      Priority.allCases, ["\u{1B}[0;1;31m", "\u{1B}[0;1;38;5;185m", "\u{1B}[0;1;39m", "", "\u{1B}[0;38;5;245m"]))
  func `a terminal with colours paints the message by its priority`(priority: Priority, colour: String) {
    let entry = JournalEntry("OK", id: "0", priority: priority.rawValue)
    let line = TerminalSink.line(entry, at: 0, host: "lab", process: 7, isColoured: true)
    #expect(line.hasSuffix("]: \(colour)OK\(colour.isEmpty ? "" : "\u{1B}[0m")\n"))
  }

  @Test(arguments: [
    ([:], true, true), ([:], false, false), (["NO_COLOR": ""], true, false), (["SYSTEMD_COLORS": "true"], false, true),
    (["SYSTEMD_COLORS": "1", "NO_COLOR": "1"], false, true), (["SYSTEMD_COLORS": "off"], true, false),
    (["SYSTEMD_COLORS": "auto"], false, false),
  ])
  func `what decides about colours for journalctl decides here`(
    variables: [String: String], isTerminal: Bool, isColoured: Bool
  ) {
    #expect(TerminalSink.isColoured(isTerminal: isTerminal) { variables[$0] } == isColoured)
  }

  @Test(arguments: ["", "_HIDDEN", "lower", "AX NAME", "AX_1", "AX=", "ÄX", String(repeating: "A", count: 65)])
  func `what journald would drop is no field`(name: String) {
    #expect(JournalField(rawValue: name) == nil)
  }
}
