/// A field that reports ask entries for.
enum StoredField: Int, CaseIterable {
  case message, messageID, rule, expectation, kind, outcome, reason, impact, wcag, platform, app, screen, snapshot
  case format, steps, language, node, role, name, heard, bounds, nodeIdentifier, finding, findings, change, count
  case failed, suppressed, passed, cannotTell, inapplicable, untested, nodeCount

  /// What the journal calls it.
  var field: JournalField {
    switch self {
    case .message: .message
    case .messageID: .messageID
    case .rule: .rule
    case .expectation: .expectation
    case .kind: .kind
    case .outcome: .outcome
    case .reason: .reason
    case .impact: .impact
    case .wcag: .wcag
    case .platform: .platform
    case .app: .app
    case .screen: .screen
    case .snapshot: .snapshot
    case .format: .format
    case .steps: .steps
    case .language: .language
    case .node: .node
    case .role: .role
    case .name: .name
    case .heard: .heard
    case .bounds: .bounds
    case .nodeIdentifier: .nodeIdentifier
    case .finding: .finding
    case .findings: .findings
    case .change: .change
    case .count: .count
    case .failed: .failed
    case .suppressed: .suppressed
    case .passed: .passed
    case .cannotTell: .cannotTell
    case .inapplicable: .inapplicable
    case .untested: .untested
    case .nodeCount: .nodeCount
    }
  }
}
