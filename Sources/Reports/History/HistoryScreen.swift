import Audit

/// A screen while its entries are read.
struct HistoryScreen {
  let place: HistoryPlace
  /// The file of its latest capture.
  var file: String
  /// The latest summary; nil if there was none in this time.
  var audit: SnapshotAudit?
  /// Whether that leaves out of its failures what was taken back before it.
  var leavesOutWithdrawn = false
  var captures = 0
  var lastAudit: Int64?
}
