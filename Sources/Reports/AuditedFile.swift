public import Audit

/// One export and what its audit found: the input of a report.
public struct AuditedFile: Sendable {
  /// The path as it was given, or `-` for standard input.
  public var name: String
  public var audit: SnapshotAudit
  /// How long reading and auditing took together.
  public var duration: Duration

  /// The audit of the file with this name.
  public init(name: String, audit: SnapshotAudit, duration: Duration) {
    (self.name, self.audit, self.duration) = (name, audit, duration)
  }
}
