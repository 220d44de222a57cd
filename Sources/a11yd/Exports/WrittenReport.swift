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
  mutating func add(_ item: ReportDocument.Item) throws {
    // Not in one expression: it would hold a second copy of all that the document holds.
    let text = text(item)
    try write(text)
  }

  /// Writes the closing.
  func close() throws {
    // A write for each result would cost more than the result.
    var piece = ""
    try document.close { text in
      piece += text
      guard piece.utf8.count > Self.pieceSize else { return }
      try target.write(piece)
      piece.removeAll(keepingCapacity: true)
    }
    try target.write(piece)
    try target.finish()
  }

  private static let pieceSize = 256 << 10
}
