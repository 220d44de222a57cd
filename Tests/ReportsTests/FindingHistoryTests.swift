import AccessibilityTree
import Line
import Rules
import Speech
import Testing

@testable import Audit
@testable import Readers
@testable import Reports

/// What became of findings, from entries of the daemon.
struct FindingHistoryTests {
  /// An entry on day `day` of November 2026; later ones of a day have higher `minute`.
  struct Entry: HistoryEntry {
    var day = CalendarDay.last
    var minute = 0
    var sort = HistoryEntrySort.finding
    var id: String?
    var entryKey: FindingKey?
    var machine: FindingKey?
    var host: String?
    var keys: [FindingKey] = []
    var isNew = false
    var count = 1
    var file = "run/home.json"
    var message = ""
    var platform: Platform? = .ios
    var app: String? = "shop"
    var screen: String? = "Home"
    var format = "canonical"
    var impact = Rule.Impact.serious
    var node = "window/button"
    var counts: [Outcome: Int] = [:]
    var target = Outcome.failed
    var leavesOutWithdrawn = false
    var outcome: Outcome? { target }

    init(_ sort: HistoryEntrySort, _ number: Int? = nil, on day: Int, minute: Int = 0, isNew: Bool = false) {
      (self.sort, self.minute, self.isNew) = (sort, minute, isNew)
      self.day = CalendarDay(year: 2026, month: 11, day: day) ?? .last
      id = number.map(Self.id)
    }

    /// The same entry, from this box.
    func on(_ box: Character, called host: String? = nil) -> Entry {
      var entry = self
      (entry.machine, entry.host) = (FindingKey(String(repeating: box, count: 32)), host ?? "box-\(box)")
      return entry
    }

    /// The same entry with an id of its own.
    func sent(as number: Int) -> Entry {
      var entry = self
      entry.entryKey = FindingKey(Self.id(number))
      return entry
    }

    static func id(_ number: Int) -> String { String(repeating: "0", count: 30) + String(number + 10) }

    var key: FindingKey? { id.flatMap { FindingKey($0) } }
    var time: Int64 { Int64(day.day * 1_440 + minute) * 60_000_000 }
    var finding: Finding? {
      Finding(
        rule: "button/name", kind: nil, ruleID: "", expectation: "is-there", outcome: target, reason: nil,
        impact: impact, wcag: ["4.1.2"], message: "A button has no name.", id: id ?? "",
        node: Finding.Target(path: node, role: .button, name: nil, heard: "button", bounds: nil, identifier: nil),
        steps: [], capture: Finding.Capture(named: file, of: screen))
    }
    var audit: SnapshotAudit {
      SnapshotAudit(
        logged: platform, app: app, screen: screen, format: format, language: nil, nodeCount: 9, counts: counts)
    }
  }

  private func history(_ entries: [Entry], detailLimit: Int = 100) -> FindingHistory {
    history(inOrder: entries.sorted { $0.time > $1.time }, detailLimit: detailLimit)
  }

  private func history(inOrder entries: [Entry], detailLimit: Int = 100) -> FindingHistory {
    var history = FindingHistory(detailLimit: detailLimit)
    for entry in entries { history.take(entry) }
    history.finish()
    return history
  }

  private func file(_ history: FindingHistory) throws -> AuditedFile {
    let screens = Array(history.reportedScreens { "\($0 / 60_000_000 / 1_440)" })
    try #require(screens.count == 1)
    return screens[0].file
  }

  /// “21: 3 captures, 2 new, 1 fixed, 4 open”.
  private func trend(_ history: FindingHistory) -> [String] {
    history.days.map {
      "\($0.day.day): \($0.captures) captures, \($0.appeared) new, \($0.fixed) fixed, \($0.open) open"
    }
  }

  @Test func `what came, stayed and went in the time is told apart`() throws {
    let history = history([
      Entry(.finding, 1, on: 20, isNew: true), Entry(.finding, 1, on: 21),
      Entry(.finding, 2, on: 20), Entry(.finding, 2, on: 22),
      Entry(.finding, 3, on: 20), Entry(.fixed, 3, on: 21),
      Entry(.finding, 4, on: 20, isNew: true), Entry(.fixed, 4, on: 22),
      Entry(.fixed, 5, on: 21),
    ])
    let file = try file(history)
    #expect(file.audit.findings.map(\.id) == [Entry.id(1), Entry.id(2)])
    #expect(file.audit.findings.map { file.isNew($0) } == [true, false])
    #expect(file.fixed == [3, 4, 5].map(Entry.id))
    #expect(file.history?.fixed.map(\.id) == [Entry.id(4), Entry.id(3), Entry.id(5)])
    #expect(file.history?.sightings[Entry.id(1)] == Sighting(first: "20", last: "21", entries: 2, count: 1))
    #expect(
      trend(history) == [
        "20: 0 captures, 2 new, 0 fixed, 5 open", "21: 0 captures, 0 new, 2 fixed, 3 open",
        "22: 0 captures, 0 new, 1 fixed, 2 open",
      ])
  }

  @Test func `what came back is there`() throws {
    let history = history([
      Entry(.finding, 1, on: 20, isNew: true), Entry(.fixed, 1, on: 21), Entry(.finding, 1, on: 23, isNew: true),
    ])
    #expect(try file(history).audit.findings.map(\.id) == [Entry.id(1)])
    #expect(
      trend(history) == [
        "20: 0 captures, 1 new, 0 fixed, 1 open", "21: 0 captures, 0 new, 1 fixed, 0 open",
        "23: 0 captures, 1 new, 0 fixed, 1 open",
      ])
  }

  @Test func `an entry that was sent twice counts once`() {
    let entry = Entry(.finding, 1, on: 20, isNew: true)
    let fixed = Entry(.fixed, 1, on: 20, minute: 9)
    #expect(trend(history([entry, entry, fixed, fixed])) == ["20: 0 captures, 1 new, 1 fixed, 0 open"])
  }

  @Test func `what an uploader sent again after a break counts once, wherever it stands`() throws {
    let found = Entry(.finding, 1, on: 20, isNew: true).sent(as: 1)
    var audit = Entry(.audit, on: 20, minute: 1).sent(as: 2)
    audit.counts = [.failed: 1]
    let fixed = Entry(.fixed, 1, on: 20, minute: 2).sent(as: 3)
    let back = Entry(.finding, 1, on: 21, isNew: true).sent(as: 4)
    // In the order of a file: found, audit, fixed; then all of them again, and one more.
    let history = history(inOrder: [back, fixed, audit, found, fixed, audit, found])
    #expect(
      trend(history) == ["20: 1 captures, 1 new, 1 fixed, 0 open", "21: 0 captures, 1 new, 0 fixed, 1 open"])
    #expect(history.entries == 4)
    #expect(try file(history).history?.sightings[Entry.id(1)]?.entries == 3)
  }

  @Test func `one screen on two boxes is two, and each has its own findings`() throws {
    // Boxes that audit the same export give their findings and their entries the same ids.
    let found = Entry(.finding, 1, on: 20, isNew: true).sent(as: 1)
    let history = history([
      found.on("a"), found.on("b"), Entry(.audit, on: 20).sent(as: 2).on("a"),
      Entry(.audit, on: 20).sent(as: 2).on("b"),
      Entry(.fixed, 1, on: 21).sent(as: 3).on("a"),
    ])
    let files = history.reportedScreens { "\($0 / 60_000_000 / 1_440)" }.map(\.file)
    #expect(files.map { $0.box?.name } == ["box-a", "box-b"])
    #expect(files.map { $0.audit.findings.map(\.id) } == [[], [Entry.id(1)]])
    #expect(files.map { $0.history?.fixed.count } == [1, 0] && files.map { $0.history?.captures } == [1, 1])
    #expect(
      trend(history) == ["20: 2 captures, 2 new, 0 fixed, 2 open", "21: 0 captures, 0 new, 1 fixed, 1 open"])
    #expect(
      history.reportedBoxes { "\($0 / 60_000_000 / 1_440)" } == [
        ReportedBox(name: "box-a", machine: String(repeating: "a", count: 32), last: "21"),
        ReportedBox(name: "box-b", machine: String(repeating: "b", count: 32), last: "20"),
      ])
  }

  @Test func `one box alone is not named`() throws {
    let history = history([Entry(.finding, 1, on: 20).on("a"), Entry(.finding, 1, on: 21).on("a", called: "renamed")])
    #expect(history.reportedBoxes { _ in "" }.isEmpty)
    #expect(try file(history).box == nil)
  }

  @Test func `boxes of one name are told apart by their ids, and a box has its latest name`() {
    let found = Entry(.finding, 1, on: 20)
    func names(_ entries: [Entry]) -> [String] { history(entries).reportedBoxes { _ in "" }.map(\.name) }
    var nameless = found
    nameless.host = nil
    #expect(
      names([found.on("a", called: "lab"), found.on("b", called: "lab"), found.on("c")]) == [
        "box-c", "lab (aaaaaaaa)", "lab (bbbbbbbb)",
      ])
    var newer = Entry(.finding, 2, on: 21).on("a", called: "new")
    #expect(names([found.on("a", called: "old"), newer, nameless]) == ["box unknown", "new"])
    newer.host = "lab"
    newer.machine = FindingKey(String(repeating: "a", count: 31) + "b")
    #expect(
      names([found.on("a", called: "lab"), newer]) == [
        "lab (\(String(repeating: "a", count: 32)))", "lab (\(String(repeating: "a", count: 31))b)",
      ])
  }

  @Test func `a file that one box could not read is not mended by another`() {
    var broken = Entry(.unreadable, on: 20).on("a")
    (broken.file, broken.message) = ("x.json", "x.json: ends too early.")
    var audit = Entry(.audit, on: 21).on("b")
    audit.file = "x.json"
    let files = history([broken, audit]).unreadableFiles
    #expect(files == [UnreadableFile(name: "box-a: x.json", problem: "box-a: x.json: ends too early.")])
  }

  @Test func `the times are those of the clocks, also where one was set back`() {
    let history = history(inOrder: [Entry(.finding, 1, on: 20), Entry(.finding, 2, on: 22), Entry(.finding, 3, on: 19)])
    #expect([history.first, history.last] == [19, 22].map { Int64($0 * 1_440) * 60_000_000 })
  }

  @Test func `what is taken back is neither fixed nor there`() throws {
    var (before, after) = (Entry(.audit, on: 20, minute: 1), Entry(.audit, on: 22))
    (before.counts, after.counts) = ([.failed: 2], [.failed: 2])
    let history = history([
      Entry(.finding, 1, on: 20, isNew: true), Entry(.finding, 2, on: 20, isNew: true), before,
      Entry(.withdrawn, 1, on: 21), Entry(.fixed, 2, on: 21), Entry(.finding, 3, on: 21, isNew: true), after,
    ])
    let file = try file(history)
    #expect(file.audit.findings.map(\.id) == [Entry.id(3)] && file.fixed == [Entry.id(2)])
    #expect(
      file.history?.fixed.map { "\($0.id) \($0.isWithdrawn)" } == ["\(Entry.id(1)) true", "\(Entry.id(2)) false"])
    // The summary counts what the export says, and the log says otherwise.
    #expect(file.audit.counts[.failed] == 1 && file.audit.unkept == 0)
    #expect(
      trend(history) == [
        "20: 1 captures, 2 new, 0 fixed, 2 open", "21: 0 captures, 1 new, 1 fixed, 1 open",
        "22: 1 captures, 0 new, 0 fixed, 1 open",
      ])
    #expect(history.days.map(\.withdrawn) == [0, 1, 0])
  }

  @Test(arguments: [false, true], [20, 22])
  func `what is taken back is left out of the failures once, whoever wrote the summary`(
    isOfOlderVersion: Bool, day: Int
  ) throws {
    // Three fail in the export. One has an entry in this time, one an older entry, and one is taken back on the 21st.
    var audit = Entry(.audit, on: day)
    audit.leavesOutWithdrawn = !isOfOlderVersion
    audit.counts = [.failed: isOfOlderVersion || day < 21 ? 3 : 2]
    let history = history([
      Entry(.finding, 1, on: 20, minute: 1), Entry(.finding, 2, on: 20, minute: 2), Entry(.withdrawn, 2, on: 21), audit,
    ])
    let file = try file(history)
    #expect(file.audit.findings.map(\.id) == [Entry.id(1)])
    #expect(file.audit.counts[.failed] == 2 && file.audit.unkept == 1)
  }

  @Test func `what is taken back and found again is there`() throws {
    let history = history([
      Entry(.finding, 1, on: 20, isNew: true), Entry(.withdrawn, 1, on: 21), Entry(.finding, 1, on: 22, isNew: true),
    ])
    #expect(try file(history).audit.findings.map(\.id) == [Entry.id(1)])
    #expect(try file(history).audit.counts[.failed] == 1)
    #expect(history.days.map(\.open) == [1, 0, 1])
  }

  @Test func `findings that share an entry count as many, and fixed ones leave them`() throws {
    var shared = Entry(.finding, 1, on: 20, isNew: true)
    shared.count = 15
    let history = history([shared, Entry(.fixed, 7, on: 21), Entry(.fixed, 8, on: 21)])
    #expect(
      trend(history) == ["20: 0 captures, 15 new, 0 fixed, 15 open", "21: 0 captures, 0 new, 2 fixed, 13 open"])
    let file = try file(history)
    #expect(file.audit.counts[.failed] == 13)
    #expect(file.history?.sightings[Entry.id(1)]?.count == 13)
    #expect(file.audit.findings.map(\.message) == ["A button has no name. 2 of these are fixed."])
    let all = self.history([shared] + (20..<35).map { Entry(.fixed, $0, on: 21) })
    #expect(try self.file(all).audit.findings.isEmpty)
  }

  @Test func `what an entry tells of many fixed findings counts as many`() throws {
    let found = (0..<30).map { Entry(.finding, $0, on: 20, isNew: true) }
    // The first has an entry of its own, and five more came back.
    var together = Entry(.fixed, 50, on: 21)
    together.keys = (1..<25).compactMap { FindingKey(Entry.id($0)) }
    let back = (20..<25).map { Entry(.finding, $0, on: 22, isNew: true) }
    let history = history(found + [Entry(.fixed, 0, on: 21), together] + back)
    #expect(
      trend(history) == [
        "20: 0 captures, 30 new, 0 fixed, 30 open", "21: 0 captures, 0 new, 25 fixed, 5 open",
        "22: 0 captures, 5 new, 0 fixed, 10 open",
      ])
    let file = try file(history)
    #expect(file.audit.findings.map(\.id) == (20..<30).map(Entry.id))
    #expect(file.fixed == (0..<20).map(Entry.id))
    #expect(file.history?.fixed.map(\.count).sorted() == [1, 19])
  }

  @Test func `those of a shared entry are counted where many are fixed together`() throws {
    var shared = Entry(.finding, 1, on: 20, isNew: true)
    shared.count = 15
    var together = Entry(.fixed, 50, on: 21)
    together.keys = (20..<32).compactMap { FindingKey(Entry.id($0)) }
    let history = history([shared, together])
    #expect(
      trend(history) == ["20: 0 captures, 15 new, 0 fixed, 15 open", "21: 0 captures, 0 new, 12 fixed, 3 open"])
    #expect(try file(history).history?.sightings[Entry.id(1)]?.count == 3)
  }

  @Test func `an id is the same text again`() {
    for text in ["00000000000000000000000000000001", "c55941aa16967d76fa27f1ba9df4292f"] {
      #expect(FindingKey(text)?.text == text)
    }
    for text in [
      "", "c55941aa16967d76fa27f1ba9df4292", "C55941AA16967D76FA27F1BA9DF4292F", "\u{e9}55941aa16967d76fa27f1ba9df4292",
    ] {
      #expect(FindingKey(text) == nil)
    }
  }

  @Test func `each of many thousands is found again`() {
    var records = FindingRecords()
    let ids = (0..<10_000).compactMap { FindingKey(String(repeating: "0", count: 24) + String($0 + 10_000_000)) }
    let keys = ids.flatMap { id in [0, 1].map { FindingRecord.Key(finding: id, box: $0) } }
    // The same finding on two boxes is two.
    for key in keys {
      #expect(records.place(of: key) == nil)
      records.append(
        FindingRecord(
          key: key, screen: 0, first: 0, last: 0, details: -1, weight: 1, day: 0, latest: .there, state: .there,
          wasThere: false, isSeen: true, isFailure: true))
    }
    #expect(keys.map { records.place(of: $0) } == Array(0..<20_000))
    // There may be a million.
    #expect(MemoryLayout<FindingRecord>.stride == 64)
  }

  @Test func `the latest audit counts, with the findings of all captures`() throws {
    var (old, new) = (Entry(.audit, on: 20), Entry(.audit, on: 21))
    (old.counts, new.counts) = ([.passed: 1, .failed: 9], [.passed: 7, .failed: 3, .cantTell: 2])
    new.file = "run/home-2.json"
    let history = history([old, new, Entry(.finding, 1, on: 20, isNew: true)])
    let file = try file(history)
    // Two failures were told before the time that was asked for.
    #expect(file.audit.counts == [.passed: 7, .failed: 3, .cantTell: 2] && file.audit.unkept == 2)
    #expect(file.history?.captures == 2 && file.history?.lastAudit == "21")
    #expect(Array(history.reportedScreens { _ in "" })[0].files == ["run/home.json", "run/home-2.json"])
    #expect(trend(history) == ["20: 1 captures, 1 new, 0 fixed, 1 open", "21: 1 captures, 0 new, 0 fixed, 1 open"])
  }

  @Test func `a part of the screen without failures does not hide those of the others`() throws {
    let history = history([Entry(.finding, 1, on: 20, isNew: true), Entry(.audit, on: 21)])
    #expect(try file(history).audit.counts[.failed] == 1)
  }

  @Test func `screens are told apart, and in the same order each time`() {
    var entries: [Entry] = []
    for (number, name) in [("b", "1"), ("a", "2"), ("a", "1"), ("c", nil), ("a", nil)].enumerated() {
      var entry = Entry(.finding, number, on: 20)
      (entry.app, entry.screen, entry.file) = (name.0, name.1, "run/\(number).json")
      entries.append(entry)
    }
    let names = history(entries).reportedScreens { _ in "" }.map { "\($0.file.audit.app ?? "") \($0.file.name)" }
    #expect(names == ["a run/4.json", "a run/2.json", "a run/1.json", "b run/0.json", "c run/3.json"])
  }

  @Test func `a question is shown, and neither new nor counted day by day`() throws {
    var question = Entry(.finding, 1, on: 20)
    question.target = .cantTell
    let history = history([question, Entry(.finding, 2, on: 20, isNew: true)])
    let file = try file(history)
    #expect(file.audit.findings.map(\.outcome) == [.failed, .cantTell])
    #expect(file.audit.findings.map { file.isNew($0) } == [true, nil])
    #expect(trend(history) == ["20: 0 captures, 1 new, 0 fixed, 1 open"])
  }

  @Test func `beyond the limit findings are only counted`() throws {
    let entries = (0..<20).map { Entry(.finding, $0, on: 20, minute: $0, isNew: true) }
    let history = history(entries, detailLimit: 5)
    #expect(history.leftOut == 15)
    #expect(try file(history).audit.findings.count == 5)
    #expect(trend(history) == ["20: 0 captures, 20 new, 0 fixed, 20 open"])
  }

  @Test func `a file that could not be read is a problem until it is audited`() {
    var (broken, mended) = (Entry(.unreadable, on: 20), Entry(.unreadable, on: 20))
    (broken.file, broken.message) = ("x.json", "x.json: ends too early.")
    mended.file = "y.json"
    var audit = Entry(.audit, on: 21)
    audit.file = "y.json"
    let history = history([broken, broken, mended, audit])
    #expect(history.unreadableFiles.map(\.problem) == ["x.json: ends too early."])
  }

  @Test func `what is no finding is not taken for one`() {
    var wrong = Entry(.finding, 1, on: 20)
    wrong.id = "-0000000000000000000000000000001"
    var none = Entry(.finding, on: 20)
    none.id = nil
    let history = history([wrong, none, Entry(.other, on: 20)])
    #expect(history.entries == 0 && history.reportedScreens { _ in "" }.isEmpty && history.days.isEmpty)
  }

  @Test func `an export brings its drawing only where it shows the screen, and marks only what it shows`() throws {
    func transcript(_ screen: String) throws -> Transcript {
      let tree =
        #"{"role": "window", "bounds": [0, 0, 390, 844], "children": [{"role": "button", "bounds": [1, 2, 3, 4]}]}"#
      let text =
        #"{"a11ySnapshot": 1, "meta": {"platform": "ios", "app": "shop", "screen": "\#(screen)", "language": "en"}, "tree": \#(tree)}"#
      return try ExportLine().transcript(of: PaddedBytes(copying: Array(text.utf8)), name: "x", session: nil)
    }
    var (here, elsewhere) = (Entry(.finding, 1, on: 20), Entry(.finding, 2, on: 20))
    elsewhere.node = "window/button[9]"
    elsewhere.file = "run/home-2.json"
    here.format = try transcript("Home").snapshot.format
    elsewhere.format = here.format
    let screen = Array(history([here, elsewhere]).reportedScreens { _ in "" })[0]
    #expect(try screen.file("run/home.json", showing: transcript("Cart"), picture: nil) == nil)
    let file = try #require(try screen.file("run/home.json", showing: transcript("Home"), picture: nil))
    #expect(file.step != nil)
    #expect(file.audit.findings.map { $0.capture?.name } == [nil, "run/home-2.json"])
    #expect(screen.file.step == nil)
  }
}
