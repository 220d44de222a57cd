/// Reads one export format.
///
/// It declares what the format is, how it is told from others, and what it carries; `ExportReader` does the rest.
public protocol SnapshotReader: Sendable {
  var format: ExportFormat { get }
}
