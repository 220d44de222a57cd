import AccessibilityTree
import Reports

@testable import Rules

/// A run with rules that explain themselves: one for several kinds, and one with words that mean something in markup.
enum SampleRun {
  static let run = AuditRun(
    version: "0.1.0",
    rules: [
      rule("button/name-omits-role", kind: Kind(page: "button", name: "button", noun: "button"), decides: ["BT-14"]),
      rule("button/name-omits-role", kind: Kind(page: "tab", name: "tab", noun: "tab"), decides: ["SG-26"]),
      rule("image/name-is-specific", decides: [], impact: .serious, why: "<b>Nobody</b> & “]]>” hears `{0}`."),
    ],
    criteria: [
      CriteriaPage(
        folder: "button", name: "Button", address: "native/controls/button", edition: nil,
        rows: [
          CriteriaRow(
            id: "BT-14", kind: .must, section: "Names", says: "The name <must> not have the role.", wcag: ["4.1.2"],
            evidence: [:], traps: [], decidedBy: ["name-omits-role"],
            place: CriteriaRow.Place(file: "", line: 1, column: 1, decidedBy: []))
        ])
    ],
    begunAt: "2026-11-23T07:30:00Z")

  private static func rule(
    _ path: String, kind: Kind? = nil, decides: [String], impact: Rule.Impact = .minor,
    why: String = "People hear the word twice."
  ) -> Rule {
    Rule(
      id: Fingerprint(of: [path]).description, path: path, kind: kind, name: "The name omits the role", status: .stable,
      impact: impact, platforms: [.ios, .android], decides: decides, sources: [],
      wcag: [Rule.Criterion(number: "4.1.2", relation: .fails)], why: why,
      fix: [
        (framework: .uikit, sentence: "Keep it out of `accessibilityLabel`."),
        (framework: .jetpackCompose, sentence: "Keep it out of `contentDescription`."),
      ])
  }
}
