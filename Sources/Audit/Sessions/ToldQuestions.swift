import AccessibilityTree

/// Which questions were asked already. What an export lacks and what words a language lacks is asked once for an app and a
/// format, however many captures come; what a person has to look at is asked once in a session.
struct ToldQuestions: Sendable {
  private var asked: Set<Fingerprint> = []
  /// Beyond so many all are forgotten: to be asked twice is less bad than to grow for ever.
  private static let limit = 4_096

  /// The audit without the questions that were asked before; what is left counts as asked.
  ///
  /// - Parameters:
  ///   - session: nil for a capture of none, whose own questions are all new.
  ///   - isApart: whether what was asked in another session, or of a capture of none, was not asked in this one.
  mutating func telling(
    _ audit: SnapshotAudit, in session: SessionKey?, apart isApart: Bool = false
  ) -> SnapshotAudit {
    if isApart, session == nil { return audit }
    guard audit.findings.contains(where: { Self.mayBeAsked($0) }) else { return audit }
    var told = audit
    told.findings = audit.findings.filter { finding in
      guard Self.mayBeAsked(finding), let key = Self.key(finding, audit, session, isApart) else { return true }
      if asked.count >= Self.limit { asked = [] }
      guard !asked.insert(key).inserted else { return true }
      told.unasked.append(finding.id)
      told.counts[.cantTell, default: 1] -= 1
      return false
    }
    told.counts = told.counts.filter { $0.value > 0 }
    return told
  }

  /// What is found across steps is told by them.
  static func mayBeAsked(_ finding: Finding) -> Bool { finding.outcome == .cantTell && !finding.isAcrossSteps }

  private static func key(
    _ finding: Finding, _ audit: SnapshotAudit, _ session: SessionKey?, _ isApart: Bool
  ) -> Fingerprint? {
    let platform = audit.platform?.rawValue ?? ""
    if let cause = finding.cause {
      let place = isApart ? session?.name ?? "" : ""
      return Fingerprint(of: ["cause", platform, audit.app ?? "", audit.format, cause, place])
    }
    guard let session else { return nil }
    return Fingerprint(
      of: ["session", session.name, platform, finding.id, NumberFreeText.of(finding.message)])
  }
}
