import AccessibilityTree

/// An action of a run, with the ways that lead to it and on from there; ready to be judged.
public struct PlacedAction: Sendable {
  /// The file of the action.
  let name: String
  /// Empty while nothing can be judged.
  let steps: [PlacedStep]

  /// What the rules find across the screens before and after it.
  ///
  /// The screens have audits of their own, so `nodeCount` is 0 and `counts` has nothing but these findings.
  public func audit(by auditor: Auditor) -> SnapshotAudit {
    let last = steps.last?.step
    let meta = last?.meta
    var audit = SnapshotAudit(
      platform: meta?.platform, app: meta?.app, appVersion: meta?.appVersion, screen: meta?.screen,
      session: meta?.session, language: meta?.language, languageSource: meta?.languageSource,
      format: last?.snapshot.format ?? "", nodeCount: 0, findings: [], counts: [:])
    audit.isOfAction = true
    for step in steps { for finding in step.findingsAcross(by: auditor, besides: name) { audit.add(finding) } }
    return audit
  }
}

extension SnapshotAudit {
  /// Adds a finding that captures show together.
  mutating func add(_ finding: Finding) {
    findings.append(finding)
    counts[finding.outcome, default: 0] += 1
  }
}
