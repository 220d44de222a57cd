public import AccessibilityTree
public import Audit

/// One entry of the daemon, as a history of findings asks about it.
public protocol HistoryEntry {
  /// Microseconds since 1970.
  var time: Int64 { get }
  /// The day of the entry where the report is read.
  var day: CalendarDay { get }
  var sort: HistoryEntrySort { get }
  /// The finding's id; nil for an entry about none.
  var id: String? { get }
  /// Whether the finding was not there before.
  var isNew: Bool { get }
  /// How many findings share the entry.
  var count: Int { get }
  /// The file that the entry is about.
  var file: String { get }
  /// What is wrong with a file that could not be read.
  var message: String { get }
  var platform: Platform? { get }
  var app: String? { get }
  var screen: String? { get }
  var format: String { get }
  /// The finding with everything that the entry says; only asked once for each id.
  var finding: Finding? { get }
  /// The counts of a summary; only asked once for each screen.
  var audit: SnapshotAudit { get }
}
