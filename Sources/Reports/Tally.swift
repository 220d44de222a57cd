public import Audit
public import Rules

/// The totals of many audits.
public struct Tally: Sendable, Equatable {
  public var files = 0
  public var unreadable = 0
  public var nodes = 0
  /// Failed targets by impact.
  public var failed: [Rule.Impact: Int] = [:]
  /// Targets by outcome.
  public var counts: [Outcome: Int] = [:]

  /// Empty totals.
  public init() {}

  /// Adds one audited file.
  public mutating func add(_ file: AuditedFile) {
    add(file.audit)
  }

  /// Adds the audit of one file.
  public mutating func add(_ audit: SnapshotAudit) {
    if !audit.isOfAction { files += 1 }
    nodes += audit.nodeCount
    counts.merge(audit.counts, uniquingKeysWith: +)
    for finding in audit.failed { failed[finding.impact, default: 0] += 1 }
  }

  /// Adds everything that another tally counted.
  public mutating func merge(_ other: Tally) {
    files += other.files
    unreadable += other.unreadable
    nodes += other.nodes
    counts.merge(other.counts, uniquingKeysWith: +)
    failed.merge(other.failed, uniquingKeysWith: +)
  }

  /// Adds a file that could not be read.
  public mutating func addUnreadable() { unreadable += 1 }

  /// Whether a target failed a rule of this impact or a higher one.
  public func hasFailed(atLeast impact: Rule.Impact) -> Bool {
    failed.contains { $0.key.priority <= impact.priority && $0.value > 0 }
  }
}
