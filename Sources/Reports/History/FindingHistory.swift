import Audit

/// What became of each finding in the time that entries of the daemon are about.
///
/// Entries of each box are taken from the newest to the oldest. So the first about a finding is its latest state, and of
/// all others only their times count: a million entries take the time of reading them and the room of their findings.
/// The same finding on two boxes is two.
/// Source: docs/logging.md, “What changed”.
public struct FindingHistory {
  private let detailLimit: Int
  private(set) var records = FindingRecords()
  private(set) var details = ChunkedList<Finding>()
  /// How many findings of a shared entry were fixed later, by the place of its record.
  private var fixed: [Int: Int] = [:]
  private(set) var screens: [HistoryScreen] = []
  private(set) var trend = HistoryTrend()
  private(set) var boxes = HistoryBoxes()
  private var screenPlaces: [HistoryPlace: Int32] = [:]
  /// The entries that were taken, to take each once: the uploader of a box and the daemon send again what was not
  /// answered. Half of an id is enough for a million entries, and takes half of the room.
  private var taken: Set<UInt64> = []
  /// Files that could not be read, and those that were audited later.
  private(set) var unreadable: [(file: HistoryFile, problem: String)] = []
  private var knownFiles: Set<HistoryFile> = []

  /// How many entries, each counted once, were about a finding, a capture or a file.
  public private(set) var entries = 0
  /// The times of the oldest and the newest of them, in microseconds since 1970.
  public private(set) var first: Int64?
  public private(set) var last: Int64?

  /// - Parameter detailLimit: of how many findings the texts are kept; others are only counted.
  public init(detailLimit: Int = 25_000) { self.detailLimit = detailLimit }

  /// Takes the next older entry.
  public mutating func take(_ entry: some HistoryEntry) {
    guard entry.sort != .other else { return }
    let box = boxes.place(of: entry)
    // Boxes that audit the same export give their entries the same ids, so the box is mixed in.
    let mix = UInt64(box) &* 0x9E37_79B9_7F4A_7C15
    if let key = entry.entryKey, !taken.insert(key.half ^ mix).inserted { return }
    switch entry.sort {
    case .other: return
    case .audit: take(audit: entry, box)
    case .unreadable: take(unreadable: entry, box)
    case .finding, .fixed, .withdrawn:
      guard let key = entry.key else { return }
      take(entry, FindingRecord.Key(finding: key, box: box))
    }
    entries += 1
    first = min(first ?? entry.time, entry.time)
    last = max(last ?? entry.time, entry.time)
  }

  private mutating func take(_ entry: some HistoryEntry, _ key: FindingRecord.Key) {
    let state: FindingRecord.State =
      switch entry.sort {
      case .finding: .there
      case .withdrawn: .withdrawn
      default: .fixed
      }
    let day = trend.place(of: entry.day)
    let together = state == .there ? [] : entry.keys
    // The texts of what is told as one are kept once.
    var fresh: FreshFinding?
    for finding in together { take(entry, FindingRecord.Key(finding: finding, box: key.box), on: day, state, &fresh) }
    if together.isEmpty { take(entry, key, on: day, state, &fresh) }
  }

  /// What is asked of an entry about a finding that no later entry told of.
  private struct FreshFinding {
    let screen: Int32
    let details: Int32
    let isFailure: Bool
  }

  private mutating func take(
    _ entry: some HistoryEntry, _ key: FindingRecord.Key, on day: Int, _ state: FindingRecord.State,
    _ known: inout FreshFinding?
  ) {
    let isThere = state == .there
    let wasThere = isThere ? !entry.isNew : true
    if let place = records.place(of: key) {
      let record = records[place]
      if record.isThere != isThere { trend.add(record.failures, record.state, on: Int(record.day)) }
      records[place].tell(at: entry.time, on: day, state, wasThere: wasThere)
      return
    }
    guard let fresh = known ?? fresh(entry, key.box) else { return }
    known = fresh
    records.append(
      FindingRecord(
        key: key, screen: fresh.screen, first: entry.time, last: entry.time, details: fresh.details,
        weight: isThere ? Int32(clamping: entry.count) : 1, day: Int32(day), latest: state, state: state,
        wasThere: wasThere, isSeen: isThere, isFailure: fresh.isFailure))
  }

  private mutating func fresh(_ entry: some HistoryEntry, _ box: Int32) -> FreshFinding? {
    guard let outcome = entry.outcome else { return nil }
    var place: Int32 = -1
    if details.count < detailLimit, let finding = entry.finding {
      place = Int32(details.count)
      details.append(finding)
    }
    return FreshFinding(screen: Int32(screen(of: entry, box)), details: place, isFailure: outcome == .failed)
  }

  private mutating func take(audit entry: some HistoryEntry, _ box: Int32) {
    trend.addCapture(on: trend.place(of: entry.day))
    knownFiles.insert(HistoryFile(box: box, name: entry.file))
    let place = screen(of: entry, box)
    screens[place].captures += 1
    guard screens[place].audit == nil else { return }
    screens[place].audit = entry.audit
    screens[place].leavesOutWithdrawn = entry.leavesOutWithdrawn
    screens[place].file = entry.file
    screens[place].lastAudit = entry.time
  }

  /// What could not be read is not a problem any more if it was audited later.
  private mutating func take(unreadable entry: some HistoryEntry, _ box: Int32) {
    let file = HistoryFile(box: box, name: entry.file)
    guard knownFiles.insert(file).inserted else { return }
    unreadable.append((file, entry.message))
  }

  private mutating func screen(of entry: some HistoryEntry, _ box: Int32) -> Int {
    let place = HistoryPlace(entry, on: box)
    if let known = screenPlaces[place] { return Int(known) }
    screenPlaces[place] = Int32(screens.count)
    screens.append(HistoryScreen(place: place, file: entry.file))
    return screens.count - 1
  }

  /// Counts what only the whole history tells; call it after the last entry.
  public mutating func finish() {
    takeFixedFromShared()
    for place in records.indices {
      let record = records[place]
      if record.isThere != record.wasThere {
        trend.add(record.failures, record.state, on: Int(record.day))
      }
      if record.wasThere { trend.addBefore(record.failures) }
    }
  }

  /// Findings that share an entry have ids that only the daemon knows. When one is fixed, it is one less there.
  private mutating func takeFixedFromShared() {
    struct Expectation: Hashable {
      let screen: Int32
      let rule: String
      let kind: String?
      let name: String

      init(_ record: FindingRecord, _ finding: Finding) {
        (screen, rule, kind, name) = (record.screen, finding.rule, finding.kind, finding.expectation)
      }
    }
    var shared: [Expectation: [Int]] = [:]
    for place in records.indices {
      let record = records[place]
      guard record.weight > 1, record.isOpen, record.details >= 0 else { continue }
      shared[Expectation(record, details[Int(record.details)]), default: []].append(place)
    }
    guard !shared.isEmpty else { return }
    for place in records.indices {
      let record = records[place]
      guard !record.isSeen, record.details >= 0 else { continue }
      let places = shared[Expectation(record, details[Int(record.details)])] ?? []
      guard let place = places.first(where: { openCount($0) > 0 && records[$0].last <= record.last }) else { continue }
      fixed[place, default: 0] += 1
      // It was counted with the others, and would be counted twice as one that was there before.
      trend.addBefore(-1)
    }
  }

  /// How many of the findings of a record are still there.
  func openCount(_ place: Int) -> Int {
    let record = records[place]
    return record.isOpen ? Int(record.weight) - fixedCount(place) : 0
  }

  /// How many findings of a shared entry were fixed later.
  func fixedCount(_ place: Int) -> Int { fixed[place] ?? 0 }

  /// What each day changed; call it after `finish`.
  public var days: [TrendDay] { trend.finished }

  /// How many open findings are only counted; call it after `finish`.
  public var leftOut: Int { records.indices.reduce(0) { $0 + (records[$1].details < 0 ? openCount($1) : 0) } }
}
