import Audit
public import Rules

/// Puts lines together again: the findings before a summary are those of its export.
///
/// It holds the findings of one export at a time, and of lines without summaries a bounded number.
public struct JSONLinesFiles {
  private let ruleIDs: [String: String]
  private var held: [JSONLinesFinding] = []
  private var isBroken = false

  /// More findings before a summary means that there are no summaries, as with `--quiet`.
  static let heldLimit = 20_000

  /// Files whose findings are of these rules.
  public init(rules: [Rule]) {
    ruleIDs = Dictionary(rules.map { ($0.path, $0.id) }) { first, _ in first }
  }

  /// Takes the next line.
  ///
  /// - Returns: the files of which nothing more will come.
  public mutating func take(_ line: JSONLinesEntry) -> [AuditedFile] {
    switch line {
    case .finding(let finding):
      guard finding.change != .fixed else { return [] }
      held.append(finding)
      return held.count >= Self.heldLimit ? withoutSummary(keepingLast: true) : []
    case .summary(let summary): return files(of: summary)
    case .noScreen: return end()
    case .unreadable: return []
    }
  }

  /// Takes a line that could not be read. It may have been a summary, so the next one does not tell of what came before.
  public mutating func takeBroken() { isBroken = true }

  /// The files whose summaries did not come.
  public mutating func end() -> [AuditedFile] { withoutSummary(keepingLast: false) }

  private mutating func files(of summary: JSONLinesSummary) -> [AuditedFile] {
    var own = held
    var files: [AuditedFile] = []
    if isBroken {
      let isOwn = held.map { $0.snapshot == summary.snapshot || $0.finding.steps.contains(summary.snapshot) }
      own = zip(held, isOwn).filter(\.1).map(\.0)
      held = zip(held, isOwn).filter { !$0.1 }.map(\.0)
      files = withoutSummary(keepingLast: false)
    }
    held.removeAll(keepingCapacity: true)
    isBroken = false
    var audit = summary.audit
    audit.unkept = max(0, (audit.counts[.failed] ?? 0) - own.count { $0.finding.outcome == .failed })
    var file = file(summary.snapshot, audit, own, box: summary.box)
    file.duration = summary.duration
    return files + [file]
  }

  /// Each run of findings of the same export as a file; the last may go on.
  private mutating func withoutSummary(keepingLast: Bool) -> [AuditedFile] {
    var groups: [[JSONLinesFinding]] = []
    for finding in held {
      if let last = groups.last?.last, last.snapshot == finding.snapshot, last.box == finding.box {
        groups[groups.count - 1].append(finding)
      } else {
        groups.append([finding])
      }
    }
    held = keepingLast && groups.count > 1 ? groups.removeLast() : []
    isBroken = false
    return groups.map { group in
      var counts: [Outcome: Int] = [:]
      for finding in group { counts[finding.finding.outcome, default: 0] += 1 }
      let first = group[0]
      let audit = SnapshotAudit(
        logged: first.platform, app: first.app, screen: first.finding.capture?.screen, format: first.format,
        language: nil, nodeCount: 0, counts: counts)
      return file(first.snapshot, audit, group, box: first.box)
    }
  }

  private func file(
    _ name: String, _ audit: SnapshotAudit, _ findings: [JSONLinesFinding], box: ReportedBox?
  ) -> AuditedFile {
    var audit = audit
    var changes: [String: Bool] = [:]
    for line in findings {
      var finding = line.finding
      finding.ruleID = ruleIDs[finding.rule] ?? ""
      if finding.capture?.name == name { finding.capture = nil }
      audit.findings.append(finding)
      if let change = line.change { changes[finding.id] = change == .new }
    }
    let known = changes.isEmpty ? nil : Set(changes.filter { !$0.value }.keys)
    var file = AuditedFile(name: name, audit: audit, duration: .zero, known: known)
    (file.toldChanges, file.box) = (changes, box)
    return file
  }
}
