import AccessibilityTree

/// A log of a session, with the captures of which it tells more than was known; ready to be judged.
public struct PlacedLog: Sendable {
  /// Each capture without the log and with it.
  let steps: [(before: PlacedStep, after: PlacedStep)]

  /// What the rules find in these captures now, and did not find without the log.
  ///
  /// The captures have audits of their own, so `nodeCount` is 0 and `counts` has nothing but these findings.
  public func audit(by auditor: Auditor) -> SnapshotAudit {
    var audit = SnapshotAudit(besides: steps.last?.after.step)
    var told = Set<Fingerprint>()
    for (before, after) in steps {
      let known = Set(before.audit(by: auditor).findings.filter { $0.outcome == .failed }.map(\.id))
      for var finding in after.audit(by: auditor).findings
      where finding.outcome == .failed && !known.contains(finding.id) {
        let step = after.step
        finding.capture = finding.capture ?? Finding.Capture(name: step.name, screen: step.meta.screen)
        finding.place = 0
        // What rests on several captures is found at each of them.
        let capture = finding.capture?.name ?? step.name
        guard told.insert(Fingerprint(of: [finding.id, capture] + finding.steps)).inserted else { continue }
        audit.add(finding)
      }
    }
    return audit
  }
}
