public import AccessibilityTree
public import Rules

/// Applies a rule book to snapshots. A value without state: one auditor serves any number of tasks at once.
public struct Auditor: Sendable {
  let ruleBook: RuleBook

  /// An auditor by these rules.
  public init(ruleBook: RuleBook) { self.ruleBook = ruleBook }

  /// What the rules find in this snapshot.
  public func audit(_ snapshot: Snapshot) -> SnapshotAudit {
    SnapshotAudit(
      platform: snapshot.platform, app: snapshot.meta.app, screen: snapshot.meta.screen, format: snapshot.format,
      nodeCount: snapshot.count, findings: [], counts: [:])
  }
}
