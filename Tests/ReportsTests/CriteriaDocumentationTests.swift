import AccessibilityTree
import Audit
import AuditTesting
import Daemon
import Foundation
@testable import Readers
import Reports
import Rules
import Testing

/// A page of six rows, of which the five rules that only these tests use decide two.
struct CriteriaDocumentationTests {
  private static func row(_ number: Int, _ more: String = "") -> String {
    """
      - id: BT-0\(number)
        kind: \(number == 2 ? "may" : "must")
        section: Criteria
        says: Statement \(number) | of `the page`, which goes on and on so that it does not fit into a table of rows.
        evidence: {any: Seen.}
        traps: [A cat.]
    \(more)
    """
  }

  private static func page() throws -> String { try #require(try documentation().documents.first).text }

  private static func documentation() throws -> CriteriaDocumentation {
    let rules = RecordedReport.folder.deletingLastPathComponent().appending(path: "doctor/rules").path
    var texts = try RuleDirectory.read([rules]).filter { $0.path != "button/criteria" }
    let rows = [
      row(1), row(2, "    undecided: {needs: nothing, because: Free.}"),
      row(3, "    undecided: {needs: [rule, keyboard, pixels], because: Dark., exporter: light}"), row(4),
      row(5, "    decided-by: [has-a-name]"), row(6, "    decided-by: [has-a-hint]"),
    ]
    texts.append(
      RuleText(path: "button/criteria", file: "criteria.yaml", contents: "rows:\n" + rows.joined(separator: "\n")))
    let ruleBook = try RuleBook(compiling: texts)
    return CriteriaDocumentation(
      ruleBook, survey: CoverageSurvey(ruleBook: ruleBook),
      formats: [
        format("a", carries: [.role, .label, .enabled, .hint, .heading]),
        format("b", carries: [.role], ifSeen: [.label, .enabled, .hint]), format("c", .android, carries: []),
      ], widgets: WidgetCounts(text: "# rows\nBT-05 4 2\nBT-06 3 1\nBT-99 9 9\nno count\n"))
  }

  private static func format(
    _ name: String, _ platform: Platform = .ios, carries: PropertySet, ifSeen: PropertySet = []
  ) -> ExportFormat {
    ExportFormat(
      name: name, displayName: name, platform: platform, howToExport: "", carries: carries, carriesIfSeen: ifSeen,
      notes: [])
  }

  @Test func `rows are counted by what becomes of them`() throws {
    let overview = try Self.documentation().overview
    #expect(overview.contains("| [Button](criteria/button.md) | 6 | 2 | 2 | 2 of 5 | 3 of 7 |"))
    #expect(overview.contains("| **all** | 6 | 2 | 2 | 2 of 5 | 3 of 7 |"))
    #expect(overview.contains("| nothing to judge | 1 | [BT-02](criteria/button.md#bt-02) |"))
    #expect(overview.contains("| needs pixels | 1 | [BT-03](criteria/button.md#bt-03) |"))
  }

  @Test func `a row says of how many widgets it is decided`() throws {
    let page = try Self.page()
    let lines = page.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("| [BT-05](#bt-05)") && $0.hasSuffix("| yes | 2 of 4 |") })
    #expect(lines.contains { $0.hasPrefix("| [BT-04](#bt-04)") && $0.hasSuffix("| open | – |") })
  }

  @Test func `a table holds the beginning of a statement and breaks at no bar`() throws {
    let page = try Self.page()
    #expect(
      page.contains(#"| [BT-01](#bt-01) | must | Statement 1 \| of `the page`, which goes on and on so that it "#))
    #expect(
      page.contains("> Statement 1 | of `the page`, which goes on and on so that it does not fit into a table of"))
  }

  @Test func `a row that no rule decides says why`() throws {
    let page = try Self.page()
    #expect(page.contains("**Not decided: no rule yet, needs key presses and pixels.** Dark.\n"))
    #expect(page.contains("- **An exporter would have to write:** light.\n"))
    #expect(page.contains("## BT-04\n") && page.contains("**Open:** neither decided nor explained."))
  }

  @Test func `a row that is decided says by what, for want of what, and on which formats`() throws {
    let page = try Self.page()
    let section = try #require(page.split(separator: "## ").first { $0.hasPrefix("BT-06") })
    #expect(section.contains("**Decided by** [button/has-a-hint](../rules.md#buttonhas-a-hint). Examples: "))
    #expect(section.contains("- **iOS formats:** 2 of 2\n  - always: `a`\n  - by version, settings and screen: `b`\n"))
    #expect(section.contains("- **Not to be fooled by:**\n  - A cat.\n"))
  }
}
