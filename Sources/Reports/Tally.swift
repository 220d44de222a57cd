public import Audit
public import Rules
import Speech

/// The totals of many audits.
public struct Tally: Sendable, Equatable {
  public var files = 0
  public var unreadable = 0
  public var nodes = 0
  /// Failed targets by impact, without those that are known or accepted.
  public var failed: [Rule.Impact: Int] = [:]
  /// Failed targets that a baseline knows; `failed` is without them.
  public var known = 0
  /// Failed targets that somebody accepted; `failed` is without them.
  public var suppressed = 0
  /// Targets by outcome.
  public var counts: [Outcome: Int] = [:]
  /// Files by what their exports can show.
  public var exports: [ExportSort: Int] = [:]
  /// The rules that found something, each for the kinds of its findings; by `Finding.title`.
  var found: Set<String> = []

  /// Empty totals.
  public init() {}

  /// Adds one audited file.
  public mutating func add(_ file: AuditedFile) {
    add(file.audit, failed: file.unknown.filter { $0.outcome == .failed })
    known += file.audit.failed.count - file.unknown.count { $0.outcome == .failed }
    suppressed += file.suppressed.count { $0.finding.outcome == .failed }
    if let step = file.step { exports[ExportSort(step.transcript.snapshot), default: 0] += 1 }
    for finding in file.audit.findings { found.insert(finding.title) }
  }

  /// Adds the audit of one file.
  public mutating func add(_ audit: SnapshotAudit) { add(audit, failed: audit.failed) }

  private mutating func add(_ audit: SnapshotAudit, failed findings: [Finding]) {
    if !audit.isOfAction { files += 1 }
    nodes += audit.nodeCount
    counts.merge(audit.counts, uniquingKeysWith: +)
    for finding in findings { failed[finding.impact, default: 0] += 1 }
  }

  /// Adds everything that another tally counted.
  public mutating func merge(_ other: Tally) {
    files += other.files
    unreadable += other.unreadable
    nodes += other.nodes
    known += other.known
    suppressed += other.suppressed
    counts.merge(other.counts, uniquingKeysWith: +)
    failed.merge(other.failed, uniquingKeysWith: +)
    exports.merge(other.exports, uniquingKeysWith: +)
    found.formUnion(other.found)
  }

  /// Adds a file that could not be read.
  public mutating func addUnreadable() { unreadable += 1 }

  /// Whether a target failed a rule of this impact or a higher one.
  public func hasFailed(atLeast impact: Rule.Impact) -> Bool {
    failed.contains { $0.key.priority <= impact.priority && $0.value > 0 }
  }
}

extension Finding {
  /// The rule, with the kind that the finding is about, as `Rule.title` says it.
  var title: String { kind.map { "\(rule) (\($0))" } ?? rule }
}
