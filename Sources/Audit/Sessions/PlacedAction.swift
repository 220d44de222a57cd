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
    var audit = SnapshotAudit(besides: steps.last?.step)
    for step in steps { for finding in step.findingsAcross(by: auditor, besides: name) { audit.add(finding) } }
    return audit
  }
}
