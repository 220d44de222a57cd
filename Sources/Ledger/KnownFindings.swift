/// What the ledger knew of a screen's findings before an audit.
struct KnownFindings {
  /// The views that they were seen in.
  var views: Set<Int64> = []
  /// By id of what is still there: when it was told.
  var told: [String: ToldTimes] = [:]
}
