import Audit

/// What became of each finding in the time that entries of the daemon are about.
///
/// Entries are taken from the newest to the oldest. So the first about a finding is its latest state, and of all others
/// only their times count: a million entries take the time of reading them and the room of their findings.
/// Source: docs/logging.md, “What changed”.
public struct FindingHistory {
  private let detailLimit: Int
  private(set) var records: [FindingRecord] = []
  private(set) var details: [Finding] = []
  private(set) var screens: [HistoryScreen] = []
  private(set) var trend = HistoryTrend()
  private var recordPlaces: [FindingKey: Int32] = [:]
  private var screenPlaces: [HistoryPlace: Int32] = [:]
  /// Files that could not be read, and those that were audited later.
  private(set) var unreadable: [UnreadableFile] = []
  private var knownFiles: Set<String> = []

  /// How many entries were about a finding, a capture or a file.
  public private(set) var entries = 0
  /// The times of the oldest and the newest of them, in microseconds since 1970.
  public private(set) var first: Int64?
  public private(set) var last: Int64?

  /// - Parameter detailLimit: of how many findings the texts are kept; others are only counted.
  public init(detailLimit: Int = 25_000) { self.detailLimit = detailLimit }

  /// Takes the next older entry.
  public mutating func take(_ entry: some HistoryEntry) {
    let sort = entry.sort
    switch sort {
    case .other: return
    case .audit: take(audit: entry)
    case .unreadable: take(unreadable: entry)
    case .finding, .fixed:
      guard let id = entry.id, let key = FindingKey(id) else { return }
      take(entry, key, isThere: sort == .finding)
    }
    entries += 1
    first = entry.time
    last = last ?? entry.time
  }

  private mutating func take(_ entry: some HistoryEntry, _ key: FindingKey, isThere: Bool) {
    let day = trend.place(of: entry.day)
    let wasThere = isThere ? !entry.isNew : true
    if let place = recordPlaces[key].map(Int.init) {
      let record = records[place]
      if record.isThere != isThere {
        trend.add(Int(record.failures), isThere: record.isThere, on: Int(record.day))
      }
      records[place].entries += 1
      records[place].first = entry.time
      records[place].day = Int32(day)
      records[place].isThere = isThere
      records[place].wasThere = wasThere
      if isThere { records[place].isSeen = true }
      return
    }
    guard let finding = entry.finding else { return }
    var detail: Int32 = -1
    if details.count < detailLimit {
      detail = Int32(details.count)
      details.append(finding)
    }
    let screen = screen(of: entry)
    recordPlaces[key] = Int32(records.count)
    let weight = isThere ? Int32(clamping: entry.count) : 1
    records.append(
      FindingRecord(
        screen: Int32(screen), details: detail, weight: weight, first: entry.time, last: entry.time, isOpen: isThere,
        isThere: isThere, day: Int32(day), wasThere: wasThere, isSeen: isThere,
        failures: finding.outcome == .failed ? weight : 0))
  }

  private mutating func take(audit entry: some HistoryEntry) {
    trend.addCapture(on: trend.place(of: entry.day))
    knownFiles.insert(entry.file)
    let place = screen(of: entry)
    screens[place].captures += 1
    guard screens[place].audit == nil else { return }
    screens[place].audit = entry.audit
    screens[place].file = entry.file
    screens[place].lastAudit = entry.time
  }

  /// What could not be read is not a problem any more if it was audited later.
  private mutating func take(unreadable entry: some HistoryEntry) {
    guard knownFiles.insert(entry.file).inserted else { return }
    unreadable.append(UnreadableFile(name: entry.file, problem: entry.message))
  }

  private mutating func screen(of entry: some HistoryEntry) -> Int {
    let place = HistoryPlace(entry)
    if let known = screenPlaces[place] { return Int(known) }
    screenPlaces[place] = Int32(screens.count)
    screens.append(HistoryScreen(place: place, file: entry.file))
    return screens.count - 1
  }

  /// Counts what only the whole history tells; call it after the last entry.
  public mutating func finish() {
    takeFixedFromShared()
    for record in records {
      if record.isThere != record.wasThere {
        trend.add(Int(record.failures), isThere: record.isThere, on: Int(record.day))
      }
      if record.wasThere { trend.addBefore(Int(record.failures)) }
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
    for (place, record) in records.enumerated() where record.weight > 1 && record.isOpen && record.details >= 0 {
      shared[Expectation(record, details[Int(record.details)]), default: []].append(place)
    }
    guard !shared.isEmpty else { return }
    for record in records where !record.isSeen && record.details >= 0 {
      let places = shared[Expectation(record, details[Int(record.details)])] ?? []
      guard let place = places.first(where: { records[$0].openCount > 0 && records[$0].last <= record.last }) else {
        continue
      }
      records[place].fixed += 1
      // It was counted with the others, and would be counted twice as one that was there before.
      trend.addBefore(-1)
    }
  }

  /// What each day changed; call it after `finish`.
  public var days: [TrendDay] { trend.finished }

  /// How many open findings are only counted; call it after `finish`.
  public var leftOut: Int { records.reduce(0) { $0 + ($1.details < 0 ? Int($1.openCount) : 0) } }

  /// The files that could not be read, the oldest first.
  public var unreadableFiles: [UnreadableFile] { unreadable.reversed() }
}
