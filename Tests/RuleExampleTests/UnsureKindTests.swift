import AccessibilityTree
import Audit
import Readers
import Rules
import Testing

/// Two kinds of which one claims more: where the export leaves open which it is, a failure is a question, asked once.
struct UnsureKindTests {
  private static func rule(_ name: String, _ id: Character) -> RuleText {
    RuleText(
      path: "gate/\(name)", file: "\(name).yaml",
      contents: """
        id: \(String(repeating: id, count: 32))
        name: Gate has a \(name)
        status: stable
        impact: minor
        platforms: [android]
        wcag: [{criterion: 4.1.2, relation: related}]
        why: People cannot find it.
        applies-to: {each: gate}
        expect:
          - {id: \(name)-missing, that: {\(name): {is: present}}, fails: "No \(name) at {place}. Add one."}
        fix: {android-views: Add it., jetpack-compose: Add it.}
        examples: {}

        """)
  }

  private static func page(_ name: String, _ control: String) -> RuleText {
    RuleText(
      path: "\(name)/page", file: "\(name).yaml",
      contents: "name: \(name)\nkinds:\n  \(name): {noun: \(name), control: \(control)}\n")
  }

  private static func audit(_ opensPopup: String) throws -> SnapshotAudit {
    let texts = [
      rule("hint", "a"), rule("tooltip", "b"), page("gate", "{role: button}"),
      page("menu-gate", "{role: button, opens-popup: true}"),
      RuleText(path: "kinds", file: "kinds.yaml", contents: "order: [menu-gate/menu-gate, gate/gate]"),
    ]
    let ruleBook = try RuleBook(compiling: texts, reading: .judging)
    let screen = """
      {"a11ySnapshot": 1, "meta": {"platform": "android", "carries": ["role", "label", "hint", "tooltip"\(opensPopup)]},
       "tree": {"role": "window", "children": [{"role": "button", "name": "Open"}]}}
      """
    return Auditor(ruleBook: ruleBook).audit(try ExportReader().read(PaddedBytes(copying: screen.utf8), name: "gate"))
  }

  @Test func `an export that says it is of no earlier kind has failures`() throws {
    #expect(try Self.audit(#", "opens-popup""#).failed.map(\.expectation) == ["hint-missing", "tooltip-missing"])
  }

  @Test func `an export that leaves it open has one question for both rules`() throws {
    let audit = try Self.audit("")
    #expect(audit.failed.isEmpty)
    let question = try #require(audit.findings.first)
    #expect(audit.findings.count == 1 && audit.counts[.cantTell] == 1)
    #expect(question.expectation == "kind" && question.reason == .notExported)
    #expect(question.message.contains("It may be a menu-gate: this canonical export does not include `opens-popup`."))
  }
}
