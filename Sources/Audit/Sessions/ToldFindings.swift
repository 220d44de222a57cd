import AccessibilityTree

/// Which findings across steps were told in a session.
struct ToldFindings: Sendable {
  private var told: Set<Fingerprint> = []
  /// Beyond so many all are forgotten: to be told twice is less bad than to grow for ever.
  private static let limit = 4_096

  /// The audit of a capture without what was told before; what is left counts as told.
  mutating func telling(_ audit: SnapshotAudit, of name: String) -> SnapshotAudit {
    var audit = audit
    audit.findings.removeAll { finding in
      guard finding.isAcrossSteps else { return false }
      if told.count >= Self.limit { told = [] }
      let isNew = told.insert(Self.key(finding, name)).inserted
      if !isNew { audit.counts[finding.outcome, default: 1] -= 1 }
      return !isNew
    }
    audit.counts = audit.counts.filter { $0.value > 0 }
    return audit
  }

  /// What makes it the same. Of text sizes the screen does: whoever comes back to it has not found the flaw anew.
  private static func key(_ finding: Finding, _ name: String) -> Fingerprint {
    let steps = finding.isOfPair ? [] : [finding.capture?.name ?? name] + finding.steps
    return Fingerprint(of: [finding.id, finding.outcome.rawValue] + steps)
  }
}
