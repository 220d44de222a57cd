/// A report from its opening to its closing, written part by part as the files come in.
public struct ReportDocument {
  private let report: any Report
  private let run: AuditRun
  private var tally = Tally()
  private var hasItems = false
  /// What a bounded report has to say, until it is known how much of it fits.
  private var held: BoundedTexts?
  private var unreadable: [UnreadableFile] = []

  /// An empty document; write its `opening` first.
  public init(_ report: any Report, on run: AuditRun) {
    (self.report, self.run) = (report, run)
    held = (report as? any BoundedReport).map { BoundedTexts($0.bounds) }
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
    for text in item.results { held?.add(text) }
    if held != nil, let file = item.unreadable { unreadable.append(file) }
    guard !item.text.isEmpty else { return "" }
    defer { hasItems = true }
    return hasItems ? report.separator + item.text : item.text
  }

  /// Writes the last part, in pieces: together they may be many megabytes.
  public func close(_ write: (String) throws -> Void) rethrows {
    guard let held, let bounded = report as? any BoundedReport else { return try write(report.closing(run, tally)) }
    for (place, text) in held.texts.enumerated() { try write(place > 0 ? report.separator + text : text) }
    try write(bounded.closing(run, tally, unreadable: unreadable, leftOut: held.leftOut))
  }

  /// The last part as one text.
  public var closing: String {
    var text = ""
    close { text += $0 }
    return text
  }
}
