public import AccessibilityTree
public import Audit

/// One entry of the daemon, as a history of findings asks about it.
public protocol HistoryEntry {
  /// Microseconds since 1970.
  var time: Int64 { get }
  /// The day of the entry where the report is read.
  var day: CalendarDay { get }
  var sort: HistoryEntrySort { get }
  /// The entry's own id, the same if it was sent twice; nil if it has none.
  var entryKey: FindingKey? { get }
  /// The id of the machine that wrote it; nil if that is not known.
  var machine: FindingKey? { get }
  /// The name of that machine. Two machines may have the same.
  var host: String? { get }
  /// The finding's id; nil for an entry about none.
  var key: FindingKey? { get }
  /// The ids of all findings that are told as one; empty where that is not known.
  var keys: [FindingKey] { get }
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
  /// What became of the finding's target; nil if the entry tells no finding that is known.
  var outcome: Outcome? { get }
  /// The finding with everything that the entry says; not asked for those that are only counted.
  var finding: Finding? { get }
  /// Whether a summary leaves out of its failures what a log took back before. Older versions counted that too.
  var leavesOutWithdrawn: Bool { get }
  /// The counts of a summary; only asked once for each screen.
  var audit: SnapshotAudit { get }
}
