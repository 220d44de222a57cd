import AccessibilityTree
public import Audit
import Rules

extension JournalEntry {
  /// A finding as people tail it; `MESSAGE` starts with the screen, or with the file when there is none.
  public init(_ finding: Finding, in snapshot: AuditedSnapshot) {
    self.init("\(snapshot.title): \(finding.message)", id: finding.ruleID, priority: finding.impact.priority)
    describe(finding)
    describe(snapshot)
    self[.node] = finding.node.path
    self[.role] = "\(finding.node.role)"
    self[.name] = finding.node.name
    self[.heard] = finding.node.heard
    self[.bounds] = finding.node.bounds.map { "\($0.x) \($0.y) \($0.width) \($0.height)" }
    self[.nodeIdentifier] = finding.node.identifier
    self[.finding] = finding.id
  }

  /// One entry in place of many of one expectation; never empty.
  init?(folding findings: some Swift.Collection<Finding>, in snapshot: AuditedSnapshot) {
    guard let first = findings.first else { return nil }
    self.init(
      "\(snapshot.title): \(findings.count) more like this, \(first.rule) (\(first.expectation)): \(first.message)",
      id: first.ruleID, priority: first.impact.priority)
    describe(first)
    describe(snapshot)
    self[.count] = String(findings.count)
    self[.nodes] = findings.prefix(Folding.nodeLimit).map(\.node.path).joined(separator: "\n")
  }

  private mutating func describe(_ finding: Finding) {
    self[.rule] = finding.rule
    self[.expectation] = finding.expectation
    self[.outcome] = finding.outcome.rawValue
    self[.reason] = finding.reason?.rawValue
    self[.impact] = finding.impact.rawValue
    self[.wcag] = finding.wcag.joined(separator: " ")
  }

  private mutating func describe(_ snapshot: AuditedSnapshot) {
    self[.platform] = snapshot.audit.platform?.rawValue
    self[.app] = snapshot.audit.app
    self[.screen] = snapshot.audit.screen
    self[.snapshot] = snapshot.path
    self[.format] = snapshot.audit.format
  }

  /// One entry for every audit, whatever it found: proof that the snapshot was seen.
  ///
  /// `PRIORITY` is info, so that `journalctl -p notice` shows what should be repaired and nothing else.
  public init(summaryOf snapshot: AuditedSnapshot) {
    let counts = snapshot.audit.counts
    let failed = counts[.failed] ?? 0
    let cannotTell = counts[.cantTell] ?? 0
    self.init(
      "\(snapshot.title): \(failed) failed, \(cannotTell) could not be judged, \(counts[.passed] ?? 0) passed; "
        + "\(snapshot.audit.nodeCount) nodes, \(snapshot.audit.format), \(snapshot.milliseconds) ms",
      id: MessageID.summary.rawValue, priority: Priority.info.rawValue)
    describe(snapshot)
    self[.failed] = String(failed)
    self[.cannotTell] = String(cannotTell)
    self[.passed] = String(counts[.passed] ?? 0)
    self[.inapplicable] = String(counts[.inapplicable] ?? 0)
    self[.untested] = String(counts[.untested] ?? 0)
    self[.nodeCount] = String(snapshot.audit.nodeCount)
    self[.milliseconds] = snapshot.milliseconds
  }
}
