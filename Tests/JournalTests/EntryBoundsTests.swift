import AccessibilityTree
import Rules
import Testing

@testable import Audit
@testable import Journal

/// How large and how many entries may be, whatever the app.
struct EntryBoundsTests {
  @Test(arguments: [FieldValue.limit - 1, FieldValue.limit])
  func `a value that fits is whole`(length: Int) {
    var entry = JournalEntry("x", id: nil, priority: 6)
    entry[.name] = String(repeating: "a", count: length)
    #expect(entry[.name]?.utf8.count == length)
    #expect(entry[.cut] == nil)
  }

  @Test(arguments: ["a", "é", "€", "😀"])
  func `a value that is too long is cut between characters, and its field is named`(character: String) {
    var entry = JournalEntry("x", id: nil, priority: 6)
    entry[.name] = String(repeating: character, count: FieldValue.limit)
    entry[.heard] = String(repeating: character, count: FieldValue.limit + 1)
    let value = entry[.name] ?? ""
    #expect(value.utf8.count > FieldValue.limit - 8)
    #expect(entry[.cut] == (character == "a" ? "AX_HEARD" : "AX_NAME AX_HEARD"))
    #expect((entry[.heard] ?? "").utf8.count <= FieldValue.limit)
    #expect(entry[.heard]?.hasSuffix("\(character)…") == true)
  }

  @Test func `of paths in a list only whole ones are left`() throws {
    let findings = (1...900).map { number in
      var finding = Fixture.finding(number)
      finding.node.path = String(repeating: "group/", count: 500) + "button[\(number)]"
      return finding
    }
    let folded = try #require(Folding(after: 1).entries(of: Fixture.snapshot(findings)).first { $0[.nodes] != nil })
    #expect((folded[.nodes] ?? "").utf8.count <= FieldValue.limit)
    #expect(folded[.nodes]?.split(separator: "\n").allSatisfy { $0.hasSuffix("]") } == true)
    #expect(folded[.count] == "899")
    #expect(folded[.cut] == nil)
  }

  private func findings(_ count: Int) -> [Finding] {
    (1...count).map { Fixture.finding($0, expectation: "e\($0)", impact: $0 < 3 ? .critical : .minor) }
  }

  @Test func `a snapshot has no more entries than it may, and one that counts the rest`() {
    let entries = Folding(after: 5, entries: 10).entries(of: Fixture.snapshot(findings(100)))
    #expect(entries.count == 11)
    let rest = entries[9]
    #expect(rest[.messageID] == MessageID.findingsFolded.rawValue)
    #expect(rest[.count] == "91")
    #expect(rest[.priority] == "6")
    #expect(
      rest.message == "Checkout: 91 more findings of 1 rule have no entries, because `journal.entries` is 10. "
        + "“a11yd audit” shows them all.")
    #expect(rest[.finding]?.count == 32)
    #expect(entries[10][.messageID] == MessageID.summary.rawValue)
  }

  @Test func `findings that share an entry already are counted each`() {
    let findings = (0..<40).map { Fixture.finding($0, expectation: "e\($0 % 4)") }
    let entries = Folding(after: 1, entries: 3).entries(of: Fixture.snapshot(findings))
    #expect(entries.count == 4)
    #expect(entries[2][.count] == "30")
  }

  @Test func `as many entries as there may be are not folded`() {
    let entries = Folding(after: 5, entries: 100).entries(of: Fixture.snapshot(findings(100)))
    #expect(entries.count == 101)
    #expect(!entries.contains { $0[.messageID] == MessageID.findingsFolded.rawValue })
  }

  @Test func `the summary says what was beyond a limit`() {
    var cut = Fixture.finding()
    cut.node.isCut = true
    var snapshot = Fixture.snapshot([cut])
    snapshot.audit.unkept = 7
    let summary = JournalEntry(summaryOf: snapshot)
    #expect(summary[.unkept] == "7")
    #expect(summary.message.contains(". 7 are beyond `limits.findings` and only counted."))
    #expect(
      summary.message.contains(". In 1 finding a text is beyond `limits.text`: it was judged whole and is shown cut."))
    #expect(JournalEntry(summaryOf: Fixture.snapshot([Fixture.finding()])).message.hasSuffix(" ms)"))
  }

  @Test(arguments: ["screen", "app"])
  func `a name of a megabyte leaves room for the finding`(what: String) {
    let long = String(repeating: "é\n", count: 500_000)
    var snapshot = Fixture.snapshot([], screen: what == "screen" ? long : "Checkout")
    if what == "app" { snapshot.audit.app = long }
    let entry = JournalEntry(Fixture.finding(), in: snapshot)
    #expect(entry.message.hasSuffix("Drop “button” from the name; the role says it."))
    #expect(entry[.cut] == (what == "screen" ? "AX_SCREEN" : "AX_APP"))
  }
}
