public import AccessibilityTree
public import Rules

extension Finding {
  /// A finding as a log tells it: without what only its audit knew.
  ///
  /// - Parameter capture: the capture that the node is in.
  public init(
    rule: String, kind: String?, ruleID: String, expectation: String, outcome: Outcome, reason: CantTellReason?,
    impact: Rule.Impact, wcag: [String], message: String, id: String, node: Target, steps: [String], capture: Capture
  ) {
    self.init(
      rule: rule, formerRule: nil, kind: kind, ruleID: ruleID, expectation: expectation, outcome: outcome,
      reason: reason, impact: impact, wcag: wcag, message: message, id: id, node: node, steps: steps, capture: capture)
  }
}

extension Finding.Target {
  /// A node as a log tells it.
  public init(path: String, role: Role, name: String?, heard: String?, bounds: Rect?, identifier: String?) {
    self.init(
      path: path, role: role, name: name, heard: heard, bounds: bounds, identifier: identifier, isCut: false)
  }
}

extension Finding.Capture {
  /// The capture with this name, and the screen that it shows.
  public init(named name: String, of screen: String?) { self.init(name: name, screen: screen) }
}

extension SnapshotAudit {
  /// An audit as a log tells it: whose it was, and how many targets ended which way.
  public init(
    logged platform: Platform?, app: String?, screen: String?, format: String, language: String?, nodeCount: Int,
    counts: [Outcome: Int]
  ) {
    self.init(
      platform: platform, app: app, appVersion: nil, screen: screen, session: nil, language: language,
      languageSource: nil, format: format, nodeCount: nodeCount, cut: nil, findings: [], counts: counts)
  }
}
