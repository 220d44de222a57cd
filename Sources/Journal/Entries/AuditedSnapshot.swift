import AccessibilityTree
public import Audit

/// An audit with what only the daemon knows about it, ready to become entries.
public struct AuditedSnapshot: Sendable {
  public var audit: SnapshotAudit
  /// The file below the drop directory, such as `run-17/home.json`.
  public var path: String
  /// How long reading, speech and rules took together.
  public var took: Duration
  /// The number of failures without an entry, because the configuration suppresses them.
  public private(set) var suppressed = 0

  /// An audit of the file at `path`.
  public init(_ audit: SnapshotAudit, path: String, took: Duration) {
    (self.audit, self.path, self.took) = (audit, path, took)
  }

  /// The same audit without the findings that are suppressed on this day. Its counts do not change.
  public func suppressing(_ suppressions: Suppressions, on day: CalendarDay) -> AuditedSnapshot {
    guard !suppressions.all.isEmpty else { return self }
    var snapshot = self
    snapshot.audit.findings.removeAll { suppressions.suppression(of: $0, in: audit, on: day) != nil }
    snapshot.suppressed += audit.failed.count - snapshot.audit.failed.count
    return snapshot
  }

  /// The name for people: the screen, else the file.
  public var title: String {
    if let screen = audit.screen, !screen.isEmpty { return Excerpt.of(screen) }
    return Excerpt.of(path)
  }

  /// The same audit under the name and screen of the capture that contains the finding's node.
  func holding(_ finding: Finding) -> AuditedSnapshot {
    guard let capture = finding.capture else { return self }
    var snapshot = self
    (snapshot.path, snapshot.audit.screen) = (capture.name, capture.screen)
    return snapshot
  }

  /// Milliseconds with one decimal, such as “1.3”.
  var milliseconds: String {
    let (seconds, attoseconds) = took.components
    let tenths = seconds * 10_000 + attoseconds / 100_000_000_000_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}
