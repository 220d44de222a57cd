import AccessibilityTree

import Rules

@testable import Audit
@testable import Journal

/// Findings and audits as the journal gets them.
enum Fixture {
  static func finding(
    _ number: Int = 1, expectation: String = "role-word-last", outcome: Outcome = .failed,
    impact: Rule.Impact = .minor, name: String = "Submit button"
  ) -> Finding {
    Finding(
      rule: "button/name-omits-role", ruleID: "aca777d6a1b24f0d8d4c6e0b7a52f2ab", expectation: expectation,
      outcome: outcome, reason: outcome == .cantTell ? .notExported : nil, impact: impact, wcag: ["4.1.2"],
      message: "“\(name)” is heard as “\(name), button”. Drop “button” from the name; the role says it.",
      id: "0123456789abcdef0123456789abcdef",
      node: Finding.Target(
        path: "window/button[\(number)]", role: .button, name: name, heard: "\(name), button",
        bounds: Rect(x: 0, y: 1, width: 44, height: 20.5), identifier: "submit"))
  }

  static func snapshot(_ findings: [Finding], screen: String? = "Checkout") -> AuditedSnapshot {
    AuditedSnapshot(
      SnapshotAudit(
        platform: .ios, app: "com.example.shop", screen: screen, format: "wda-json", nodeCount: 59, findings: findings,
        counts: [.failed: 1, .cantTell: 12, .passed: 104, .inapplicable: 7]),
      path: "run-17/home.json", took: .microseconds(1_340))
  }
}
