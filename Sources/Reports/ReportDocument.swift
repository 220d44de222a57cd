/// A report from its opening to its closing, written part by part as the files come in.
public struct ReportDocument {
  private let report: any Report
  private let run: AuditRun
  private var tally = Tally()
  private var hasItems = false
  /// What a bounded report has to say, until it is known how much of it fits.
  private var held: [RankedText] = []
  private var unreadable: [UnreadableFile] = []

  /// An empty document; write its `opening` first.
  public init(_ report: any Report, on run: AuditRun) {
    (self.report, self.run) = (report, run)
  }

  /// The report's text about one file, and what it adds to the totals.
  public struct Item: Sendable {
    let text: String
    let tally: Tally
    var results: [RankedText] = []
    var unreadable: UnreadableFile?

    /// The item for an audited file.
    public init(_ file: AuditedFile, in report: any Report) {
      var tally = Tally()
      tally.add(file)
      (text, self.tally) = (report.item(on: file), tally)
      if let bounded = report as? any BoundedReport { results = bounded.results(on: file) }
    }

    /// The item for a file that could not be audited.
    public init(_ file: UnreadableFile, in report: any Report) {
      var tally = Tally()
      tally.addUnreadable()
      (text, self.tally) = (report.item(on: file), tally)
      unreadable = file
    }
  }

  /// The totals of all files so far.
  public var total: Tally { tally }

  /// The first part.
  public var opening: String { report.opening(run) }

  /// Counts an item and returns its text, after the separator if one is needed.
  public mutating func add(_ item: Item) -> String {
    tally.merge(item.tally)
    held += item.results
    if report is any BoundedReport, let file = item.unreadable { unreadable.append(file) }
    guard !item.text.isEmpty else { return "" }
    defer { hasItems = true }
    return hasItems ? report.separator + item.text : item.text
  }

  /// The last part.
  public var closing: String {
    guard let bounded = report as? any BoundedReport else { return report.closing(run, tally) }
    let fitting = bounded.bounds.fitting(held)
    return fitting.joined(separator: report.separator)
      + bounded.closing(run, tally, unreadable: unreadable, leftOut: held.count - fitting.count)
  }
}
