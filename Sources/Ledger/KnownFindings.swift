/// What the ledger knew about a screen's findings before an audit.
struct KnownFindings {
  /// The views in which they were seen.
  var views: Set<Int64> = []
  /// When each finding that is still there was reported, by its id.
  var told: [String: ToldTimes] = [:]
}
