/// A way to write an audit down as one whole document: an opening, an item for each file in their order, a closing.
///
/// Items do not depend on each other, so that they can be written side by side on all cores. `ReportDocument` puts the
/// parts together.
public protocol Report: Sendable {
  /// What comes first: a header, and what is known before the first file. Empty for nothing.
  func opening(_ run: AuditRun) -> String
  /// What it says of one file; empty for nothing.
  func item(on file: AuditedFile) -> String
  /// What it says of a file that could not be audited; empty for nothing.
  func item(on file: UnreadableFile) -> String
  /// What is written between two items that are not empty.
  var separator: String { get }
  /// What comes last: totals, and the end of what the opening began. Empty for nothing.
  func closing(_ run: AuditRun, _ tally: Tally) -> String
}

extension Report {
  public func opening(_ run: AuditRun) -> String { "" }
  public func item(on file: UnreadableFile) -> String { "" }
  public var separator: String { "" }
  public func closing(_ run: AuditRun, _ tally: Tally) -> String { "" }
}
