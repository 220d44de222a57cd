/// A way to write findings down: `section(on:)` for each file in order, then `closing(_:)` once.
///
/// Sections do not depend on each other, so that they can be written side by side on all cores.
public protocol Report: Sendable {
  /// What the report says of one file, line feed included; empty for nothing.
  func section(on file: AuditedFile) -> String
  /// What stands at the end, line feed included; empty for nothing.
  func closing(_ tally: Tally) -> String
}
