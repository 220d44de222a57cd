/// A field that reports ask entries for.
enum StoredField: Int, CaseIterable {
  case message, messageID, rule, expectation, kind, outcome, reason, impact, wcag, platform, app, screen, snapshot
  case format, steps, language, node, role, name, heard, bounds, nodeIdentifier, finding, findings, change, count
  case failed, suppressed, withdrawn, passed, cannotTell, inapplicable, untested, nodeCount, entry
  /// What journald itself says of the box: no other process can write a field that begins with an underscore.
  case machine, host

  /// What the journal calls it.
  var text: String {
    switch self {
    case .machine: "_MACHINE_ID"
    case .host: "_HOSTNAME"
    case .message: JournalField.message.rawValue
    case .messageID: JournalField.messageID.rawValue
    case .rule: JournalField.rule.rawValue
    case .expectation: JournalField.expectation.rawValue
    case .kind: JournalField.kind.rawValue
    case .outcome: JournalField.outcome.rawValue
    case .reason: JournalField.reason.rawValue
    case .impact: JournalField.impact.rawValue
    case .wcag: JournalField.wcag.rawValue
    case .platform: JournalField.platform.rawValue
    case .app: JournalField.app.rawValue
    case .screen: JournalField.screen.rawValue
    case .snapshot: JournalField.snapshot.rawValue
    case .format: JournalField.format.rawValue
    case .steps: JournalField.steps.rawValue
    case .language: JournalField.language.rawValue
    case .node: JournalField.node.rawValue
    case .role: JournalField.role.rawValue
    case .name: JournalField.name.rawValue
    case .heard: JournalField.heard.rawValue
    case .bounds: JournalField.bounds.rawValue
    case .nodeIdentifier: JournalField.nodeIdentifier.rawValue
    case .finding: JournalField.finding.rawValue
    case .findings: JournalField.findings.rawValue
    case .change: JournalField.change.rawValue
    case .count: JournalField.count.rawValue
    case .failed: JournalField.failed.rawValue
    case .suppressed: JournalField.suppressed.rawValue
    case .withdrawn: JournalField.withdrawn.rawValue
    case .passed: JournalField.passed.rawValue
    case .cannotTell: JournalField.cannotTell.rawValue
    case .inapplicable: JournalField.inapplicable.rawValue
    case .untested: JournalField.untested.rawValue
    case .nodeCount: JournalField.nodeCount.rawValue
    case .entry: JournalField.entry.rawValue
    }
  }
}
