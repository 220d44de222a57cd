/// Reads one export format.
///
/// It declares what the format is, how to recognise it, and what it carries. `ExportReader` does the rest.
public protocol SnapshotReader: Sendable {
  var format: ExportFormat { get }
}
