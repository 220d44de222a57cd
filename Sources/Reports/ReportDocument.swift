/// A report from its opening to its closing, part by part, as the files come in.
public struct ReportDocument {
  private let report: any Report
  private let run: AuditRun
  private var tally = Tally()
  private var hasItems = false

  /// An empty document; write its `opening` first.
  public init(_ report: any Report, on run: AuditRun) {
    (self.report, self.run) = (report, run)
  }

  /// One file in the words of the report, and what it adds to the totals.
  public struct Item: Sendable {
    let text: String
    let tally: Tally

    /// What the report says of an audited file.
    public init(_ file: AuditedFile, in report: any Report) {
      var tally = Tally()
      tally.add(file.audit)
      (text, self.tally) = (report.item(on: file), tally)
    }

    /// What the report says of a file that could not be audited.
    public init(_ file: UnreadableFile, in report: any Report) {
      var tally = Tally()
      tally.addUnreadable()
      (text, self.tally) = (report.item(on: file), tally)
    }
  }

  /// What all files so far add up to.
  public var total: Tally { tally }

  /// The first part.
  public var opening: String { report.opening(run) }

  /// Counts an item in and returns its text, after the separator where one is due.
  public mutating func add(_ item: Item) -> String {
    tally.merge(item.tally)
    guard !item.text.isEmpty else { return "" }
    defer { hasItems = true }
    return hasItems ? report.separator + item.text : item.text
  }

  /// The last part.
  public var closing: String { report.closing(run, tally) }
}
