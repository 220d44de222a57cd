import Readers

/// Writes of a screen what one exporter would write of it, made after the exporter's own source.
///
/// The mirror of a reader, and written without a look at it: what the exporter leaves out is left out, and what it
/// fills in is filled in.
protocol ExportWriter: Sendable {
  /// The format as `AX_FORMAT` names it.
  var format: String { get }
  var platforms: [TruthPlatform] { get }
  /// What the screen reader skips is not in the export at all, so that no export shows that it is skipped.
  var leavesOutSkipped: Bool { get }
  /// The bytes of the export, nil where the exporter has no such screen.
  func export(_ screen: TruthScreen) -> String?
}

extension ExportWriter {
  var leavesOutSkipped: Bool { false }
}
