import AccessibilityTree
import Audit
import Journal
import Reports

/// An entry of the journal as a history of findings asks about it.
struct ReportedEntry: HistoryEntry {
  let stored: StoredEntry
  let day: CalendarDay
  let sort: HistoryEntrySort

  init(_ stored: StoredEntry, on day: CalendarDay) {
    (self.stored, self.day) = (stored, day)
    sort =
      switch stored.sort {
      case .finding: .finding
      case .fixed: .fixed
      case .withdrawn: .withdrawn
      case .audit: .audit
      case .unreadable: .unreadable
      case nil: .other
      }
  }

  var time: Int64 { stored.time.rawValue }
  var entryKey: FindingKey? { stored.withEntryID { FindingKey($0) } ?? nil }
  var machine: FindingKey? { stored.withMachine { FindingKey($0) } ?? nil }
  var host: String? { stored.host }
  var key: FindingKey? { stored.withID { FindingKey($0) } ?? nil }
  var keys: [FindingKey] { stored.ids.map { $0.split(separator: "\n").compactMap { FindingKey(String($0)) } } ?? [] }
  var isNew: Bool { stored.isNew }
  var count: Int { stored.count }
  var file: String { stored.snapshot }
  var message: String { stored.message }
  var platform: Platform? { stored.platform }
  var app: String? { stored.app }
  var screen: String? { stored.screen }
  var format: String { stored.format }
  var outcome: Outcome? { stored.outcome }
  var finding: Finding? { stored.finding }
  var leavesOutWithdrawn: Bool { stored.leavesOutWithdrawn }
  var audit: SnapshotAudit { stored.audit }
}
