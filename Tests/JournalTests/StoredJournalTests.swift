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
    journal.entriesBetweenReleases = 3
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

  @Test func `a summary of an older version counts what was taken back, and is told apart`() throws {
    let entry = JournalEntry(summaryOf: Fixture.snapshot([]))
    var older = entry
    older[.withdrawn] = nil
    var file = JournalFile()
    file.add(entry, at: 60)
    file.add(older, at: 61)
    try file.write()
    #expect(try read(.files([file.path])) { $0.leavesOutWithdrawn } == [false, true])
  }

  @Test func `what is taken back is not what is fixed`() throws {
    let finding = Fixture.finding()
    let told = ScreenChange.Fixed(
      id: finding.id, entry: JournalEntry(remembering: finding, in: Fixture.snapshot([finding])))
    var file = JournalFile()
    file.add(JournalEntry(told, saying: "", because: "run-7/logcat.txt"), at: 60)
    try file.write()
    let read = try #require(try read(.files([file.path])) { ($0.sort, $0.finding, $0.outcome) }.first)
    #expect(read.0 == .withdrawn && read.1?.id == finding.id && read.1?.message == finding.message && read.2 == .failed)
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

  @Test func `what is taken back together has the ids of all`() throws {
    let finding = Fixture.finding()
    let entry = JournalEntry(remembering: finding, in: Fixture.snapshot([finding]))
    let ids = (0..<150).map { String(repeating: "a", count: 29) + String($0 + 100) }
    var file = JournalFile()
    let withdrawn = ids.map { ScreenChange.Fixed(id: $0, entry: entry) }
    for entry in Folding().entries(ofWithdrawn: withdrawn, because: "run-7/logcat.txt") { file.add(entry, at: 60) }
    try file.write()
    let read = try read(.files([file.path])) { ($0.sort, $0.ids, $0.finding) }
    let together = try #require(read.first { $0.1 != nil })
    #expect(together.0 == .withdrawn && together.2?.message == "50 more buttons like this: \(finding.message)")
    #expect(together.1?.split(separator: "\n").map(String.init) == Array(ids[100...]))
    #expect(read.count { $0.0 == .withdrawn } == 101)
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

  /// A summary whose number of passed targets tells entries apart.
  private func numbered(_ number: Int) -> JournalEntry {
    var entry = JournalEntry(summaryOf: Fixture.snapshot([]))
    entry[.passed] = String(number)
    return entry
  }

  private func number(_ entry: StoredEntry) -> Int { entry.audit.counts[.passed] ?? -1 }

  @Test func `what was written after a clock was set back is the newest, and nothing before it is hidden`() throws {
    var file = JournalFile()
    for (number, hour) in [10, 11, 8, 9, 2, 3].enumerated() { file.add(numbered(number), at: Int64(hour) * 3_600) }
    try file.write()
    #expect(try read(.files([file.path]), number) == [5, 4, 3, 2, 1, 0])
    // In the middle of the file is an entry that is too old.
    #expect(try read(.files([file.path]), since: 8 * 3_600, until: 10 * 3_600, number) == [3, 2, 0])
  }

  @Test func `a file that was begun when another was full goes on with its numbers, whatever the clock says`() throws {
    var file = JournalFile()
    for number in 0..<4 { file.add(numbered(number), at: 36_000 + Int64(number) * 60) }
    try file.write()
    try FileManager.default.copyItem(atPath: file.path, toPath: file.folder.path + "/a@full.journal~")
    for number in 4..<8 { file.add(numbered(number), at: 30_000 + Int64(number) * 60) }
    try file.write()
    var other = JournalFile(of: "b", in: file.folder)
    for number in 100..<104 { other.add(numbered(number), at: 30_000 + Int64(number) * 60) }
    try other.write()
    let read = try read(.directory(file.folder.path), number)
    // What is in both files comes twice, in its place.
    #expect(read.filter { $0 < 100 } == [7, 6, 5, 4, 3, 3, 2, 2, 1, 1, 0, 0])
    #expect(read.filter { $0 >= 100 } == [103, 102, 101, 100])
  }

  @Test func `files of several boxes are read together, and each entry says its box`() throws {
    var a = JournalFile()
    var entry = numbered(1)
    entry.entryID = EntryID(of: ["one"])
    a.add(entry, at: 3_600)
    a.add(numbered(2), at: 7_200)
    try a.write()
    // The directory of a machine, as journald has it.
    var b = JournalFile(of: "b", in: a.folder.appending(path: String(repeating: "b", count: 32)))
    b.add(entry, at: 5_400)
    try b.write()
    func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String { String(decoding: bytes.prefix(3), as: UTF8.self) }
    let all = try read(.directory(a.folder.path)) {
      "\(number($0)) \($0.withMachine(text) ?? "") \($0.host ?? "") \($0.withEntryID(text) ?? "none")"
    }
    let id = EntryID(of: ["one"]).rawValue.prefix(3)
    #expect(all == ["2 aaa box-a none", "1 bbb box-b \(id)", "1 aaa box-a \(id)"])
  }

  @Test func `a journal that is renamed and begun anew while it is read is read to its end`() throws {
    var file = JournalFile()
    for number in 0..<10 { file.add(numbered(number), at: Int64(number)) }
    try file.write()
    var all: [Int] = []
    let journal = try StoredJournal(.files([file.path]), unit: "a11yd", app: nil)
    journal.entriesBetweenReleases = 3
    try journal.newestFirst(since: nil, until: nil) { entry in
      all.append(number(entry))
      try? FileManager.default.moveItem(atPath: file.path, toPath: file.path + "~")
      try? Data().write(to: URL(filePath: file.path))
    }
    #expect(all == Array((0..<10).reversed()))
  }

  @Test func `a broken file of a directory is named, and the others are read`() throws {
    var file = JournalFile()
    file.add(numbered(1), at: 60)
    try file.write()
    try Data("no journal".utf8).write(to: file.folder.appending(path: "broken.journal"))
    try Data(repeating: 7, count: 4_096).write(to: file.folder.appending(path: "old.journal~"))
    // One that journald is only making.
    try Data().write(to: file.folder.appending(path: "young.journal"))
    try Data("a note".utf8).write(to: file.folder.appending(path: "notes.txt"))
    let journal = try StoredJournal(.directory(file.folder.path), unit: "a11yd", app: nil)
    var count = 0
    try journal.newestFirst(since: nil, until: nil) { _ in count += 1 }
    #expect(count == 1)
    let named = journal.unread.map { $0.description.prefix { $0 != ":" }.dropFirst(file.folder.path.count) }
    #expect(named == ["/broken.journal", "/old.journal~"])
    #expect(throws: StoredJournalProblem.self) {
      try StoredJournal(.files([file.folder.path + "/broken.journal"]), unit: "a11yd", app: nil)
    }
  }

  @Test func `what cannot be read is named, with what to do`() throws {
    let problem = #expect(throws: StoredJournalProblem.self) {
      try StoredJournal(.files(["/nonexistent/x.journal"]), unit: "a11yd", app: nil)
    }
    #expect(problem?.description.hasPrefix("/nonexistent/x.journal: cannot be read: No such file") == true)
    #expect(throws: StoredJournalProblem.self) { try StoredJournal(.system, unit: "a\nb", app: nil) }
  }
}
