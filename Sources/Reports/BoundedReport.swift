/// A report for programs that take only so much: if there is more, the least important results are left out.
///
/// Its results are held until the closing, because only then is it known how many there are.
public protocol BoundedReport: Report {
  var bounds: ReportBounds { get }
  /// The results of one file.
  func results(on file: AuditedFile) -> [RankedText]
  /// The last part, which says how many results were left out.
  func closing(_ run: AuditRun, _ tally: Tally, unreadable: [UnreadableFile], leftOut: Int) -> String
}

extension BoundedReport {
  public func item(on file: AuditedFile) -> String { "" }
  public func closing(_ run: AuditRun, _ tally: Tally) -> String {
    closing(run, tally, unreadable: [], leftOut: 0)
  }
}
