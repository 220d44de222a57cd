import Audit

/// A screen while its entries are read.
struct HistoryScreen {
  let place: HistoryPlace
  /// The file of its latest capture.
  var file: String
  /// The latest summary; nil if there was none in this time.
  var audit: SnapshotAudit?
  var captures = 0
  var lastAudit: Int64?
}
