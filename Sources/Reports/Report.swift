/// A way to write an audit as one whole document: an opening, an item for each file in order, a closing.
///
/// Items do not depend on each other, so that all cores can write them in parallel. `ReportDocument` puts the parts
/// together.
public protocol Report: Sendable {
  /// The first part: a header, and what is known before the first file. May be empty.
  func opening(_ run: AuditRun) -> String
  /// The text about one file; may be empty.
  func item(on file: AuditedFile) -> String
  /// The text about a file that could not be audited; may be empty.
  func item(on file: UnreadableFile) -> String
  /// The text between two items that are not empty.
  var separator: String { get }
  /// The last part: totals, and the end of what the opening began. May be empty.
  func closing(_ run: AuditRun, _ tally: Tally) -> String
}

extension Report {
  public func opening(_ run: AuditRun) -> String { "" }
  public func item(on file: UnreadableFile) -> String { "" }
  public var separator: String { "" }
  public func closing(_ run: AuditRun, _ tally: Tally) -> String { "" }
}
