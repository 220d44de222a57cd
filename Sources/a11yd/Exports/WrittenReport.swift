import Reports

/// One report of an audit, and where it goes.
struct WrittenReport {
  private var document: ReportDocument
  private let target: ReportTarget

  /// Writes the opening.
  init(_ report: any Report, on run: AuditRun, to target: ReportTarget) throws {
    (document, self.target) = (ReportDocument(report, on: run), target)
    try target.write(document.opening)
  }

  var total: Tally { document.total }

  /// The text of the next item.
  mutating func text(_ item: ReportDocument.Item) -> String { document.add(item) }

  /// Whether this text is seen on a terminal at once.
  func shows(_ text: String) -> Bool { target.isStandardOutput && !text.isEmpty }

  func write(_ text: String) throws { try target.write(text) }

  /// Writes the next item.
  mutating func add(_ item: ReportDocument.Item) throws { try write(text(item)) }

  /// Writes the closing.
  func close() throws {
    try target.write(document.closing)
    try target.finish()
  }
}
