import AccessibilityTree
import Foundation
import Testing

@testable import Audit
@testable import Journal

/// Entries that systemd stored, read back as what they tell.
@Suite(.enabled(if: JournalFile.canBeMade, "needs systemd-journal-remote"))
struct StoredJournalTests {
  /// What each entry of a file tells, newest first.
  private func read<Result>(
    _ source: JournalSource, app: String? = nil, unit: String = "a11yd", since: Int64? = nil, until: Int64? = nil,
    _ what: (StoredEntry) -> Result
  ) throws -> [Result] {
    let journal = try StoredJournal(source, unit: unit, app: app)
    // Often enough that it happens in these tests.
    journal.entriesBetweenOpenings = 3
    var all: [Result] = []
    func time(_ seconds: Int64?) -> WallTime? { seconds.map { JournalFile.start + .seconds($0) } }
    try journal.newestFirst(since: time(since), until: time(until)) { all.append(what($0)) }
    return all
  }

  @Test func `a finding is read as it was written`() throws {
    var finding = Fixture.finding()
    finding.kind = "segmented-control/segment"
    finding.steps = ["run-17/1.json", "run-17/2.json"]
    finding.node.name = "two\nlines\u{202E} button"
    var file = JournalFile()
    var entry = JournalEntry(finding, in: Fixture.snapshot([finding]))
    entry[.change] = "new"
    file.add(entry, at: 60)
    try file.write()
    let read = try #require(try read(.files([file.path])) { ($0.sort, $0.finding, $0.isNew, $0.count) }.first)
    #expect(read.0 == .finding && read.2 && read.3 == 1)
    finding.capture = Finding.Capture(name: "run-17/home.json", screen: "Checkout")
    #expect(String(describing: read.1) == String(describing: Optional(finding)))
  }

  @Test func `a question keeps its reason, and its sentence does not say twice that it is one`() throws {
    let finding = Fixture.finding(outcome: .cantTell)
    var file = JournalFile()
    file.add(JournalEntry(finding, in: Fixture.snapshot([finding], screen: nil)), at: 60)
    try file.write()
    let read = try #require(try read(.files([file.path])) { $0.finding }.first ?? nil)
    #expect(read.outcome == .cantTell && read.reason == .notExported && read.message == finding.message)
  }

  @Test func `what is fixed, and a summary, are read as they were written`() throws {
    let (finding, snapshot) = (Fixture.finding(), Fixture.snapshot([]))
    var change = ScreenChange()
    change.fixed = [
      ScreenChange.Fixed(id: finding.id, entry: JournalEntry(remembering: finding, in: Fixture.snapshot([finding])))
    ]
    var file = JournalFile()
    for entry in Folding().entries(of: snapshot, change) { file.add(entry, at: 60) }
    try file.write()
    let sorts = try read(.files([file.path])) { $0.sort }
    #expect(sorts == [.audit, .fixed])
    let fixed = try #require(try read(.files([file.path])) { $0.finding }.last ?? nil)
    #expect(fixed.id == finding.id && fixed.message == finding.message && fixed.outcome == .failed)
    let audit = try #require(try read(.files([file.path])) { $0.audit }.first)
    #expect(audit.counts[.failed] == 1 && audit.counts[.cantTell] == 12 && audit.counts[.passed] == 104)
    #expect(audit.app == "com.example.shop" && audit.screen == "Checkout" && audit.nodeCount == 59)
  }

  @Test func `what is fixed together has the ids of all`() throws {
    let (finding, snapshot) = (Fixture.finding(), Fixture.snapshot([]))
    let entry = JournalEntry(remembering: finding, in: Fixture.snapshot([finding]))
    let ids = (0..<150).map { String(repeating: "a", count: 29) + String($0 + 100) }
    var change = ScreenChange()
    change.fixed = ids.map { ScreenChange.Fixed(id: $0, entry: entry) }
    var file = JournalFile()
    for entry in Folding().entries(of: snapshot, change) { file.add(entry, at: 60) }
    try file.write()
    let read = try read(.files([file.path])) { ($0.sort, $0.ids, $0.finding, $0.outcome) }
    let together = try #require(read.first { $0.1 != nil })
    #expect(together.0 == .fixed && together.3 == .failed)
    #expect(together.1?.split(separator: "\n").map(String.init) == Array(ids[100...]))
    #expect(together.2?.message == "50 more buttons like this: \(finding.message)")
    #expect(read.count { $0.0 == .fixed } == 101)
  }

  @Test func `an entry that another unit wrote does not count, whatever it says`() throws {
    let entry = JournalEntry(Fixture.finding(), in: Fixture.snapshot([]))
    var file = JournalFile()
    file.add(entry, from: "other.service", at: 1, also: ["UNIT=a11yd.service", "SYSTEMD_UNIT=a11yd.service"])
    file.add(entry, from: "session-1.scope", at: 2, also: ["OBJECT_SYSTEMD_UNIT=a11yd.service"])
    try file.write()
    #expect(try read(.files([file.path])) { $0.sort }.isEmpty)
    #expect(try read(.files([file.path]), unit: "other.service") { $0.sort } == [.finding])
  }

  @Test func `times and apps limit what is read, and the newest is first`() throws {
    var file = JournalFile()
    for hour in 0..<10 {
      var entry = JournalEntry(summaryOf: Fixture.snapshot([]))
      entry[.app] = hour % 2 == 0 ? "com.example.even" : "com.example.odd"
      entry[.passed] = String(hour)
      file.add(entry, at: Int64(hour) * 3_600)
    }
    try file.write()
    func hours(app: String? = nil, since: Int64? = nil, until: Int64? = nil) throws -> [Int] {
      try read(.files([file.path]), app: app, since: since.map { $0 * 3_600 }, until: until.map { $0 * 3_600 }) {
        $0.audit.counts[.passed] ?? -1
      }
    }
    #expect(try hours() == [9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
    #expect(try hours(since: 3, until: 6) == [6, 5, 4, 3])
    #expect(try hours(app: "com.example.odd", until: 6) == [5, 3, 1])
    #expect(try hours(since: 20).isEmpty)
    #expect(try read(.directory(file.folder.path)) { $0.sort }.count == 10)
  }

  @Test func `what cannot be read is named, with what to do`() throws {
    let problem = #expect(throws: StoredJournalProblem.self) {
      try StoredJournal(.files(["/nonexistent/x.journal"]), unit: "a11yd", app: nil)
    }
    #expect(problem?.description.hasPrefix("/nonexistent/x.journal: cannot be read: No such file") == true)
    #expect(throws: StoredJournalProblem.self) { try StoredJournal(.system, unit: "a\nb", app: nil) }
  }
}
