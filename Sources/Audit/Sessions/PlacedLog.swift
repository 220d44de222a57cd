import AccessibilityTree

/// A log of a session, with the captures of which it tells more than was known; ready to be judged.
public struct PlacedLog: Sendable {
  /// Each capture without the log and with it.
  let steps: [(before: PlacedStep, after: PlacedStep)]

  /// What the rules find in these captures now, and did not find without the log; and what becomes of what they did find.
  ///
  /// The captures have audits of their own, so `nodeCount` is 0 and `counts` has nothing but these findings.
  public func audit(by auditor: Auditor) -> SnapshotAudit {
    var audit = SnapshotAudit(besides: steps.last?.after.step)
    var told = Set<Fingerprint>()
    var late = LateDecision()
    for (before, after) in steps {
      let known = Self.failures(of: before, by: auditor)
      let failed = Self.failures(of: after, by: auditor)
      let knownIDs = Set(known.map(\.id))
      for finding in failed where !knownIDs.contains(finding.id) {
        guard told.insert(Self.key(finding)).inserted else { continue }
        audit.add(finding)
      }
      let failedIDs = Set(failed.map(\.id))
      let own = ScreenView.identity(of: before.step.snapshot, named: before.step.name)
      let screens = Self.screens(of: before)
      for finding in known {
        let entry = LateDecision.Told(finding: finding, screens: finding.isAcrossSteps ? screens : [own])
        if failedIDs.contains(finding.id) { late.upheld.append(entry) } else { late.withdrawn.append(entry) }
      }
    }
    // What another capture shows with the log is no mistake.
    let upheld = Set(late.upheld.map(\.finding.id)).union(audit.findings.map(\.id))
    late.withdrawn.removeAll { upheld.contains($0.finding.id) }
    audit.late = late
    return audit
  }

  /// The failures of a capture, each with the capture that its node is in.
  private static func failures(of placed: PlacedStep, by auditor: Auditor) -> [Finding] {
    let step = placed.step
    return placed.audit(by: auditor).findings.compactMap { finding in
      guard finding.outcome == .failed else { return nil }
      var finding = finding
      finding.capture = finding.capture ?? Finding.Capture(name: step.name, screen: step.meta.screen)
      finding.place = 0
      return finding
    }
  }

  /// What rests on several captures is found at each of them.
  private static func key(_ finding: Finding) -> Fingerprint {
    Fingerprint(of: [finding.id, finding.capture?.name ?? ""] + finding.steps)
  }

  /// The screens of the captures among which a finding was told.
  private static func screens(of placed: PlacedStep) -> [Fingerprint] {
    var seen = Set<Fingerprint>()
    return placed.recording.steps.map { ScreenView.identity(of: $0.snapshot, named: $0.name) }
      .filter { seen.insert($0).inserted }
  }
}
