import AccessibilityTree
import AuditTesting
import Rules
import Speech
import Testing

@testable import Audit

/// What an audit keeps is bounded; what it judges is not.
struct FindingBoundsTests {
  private func audit(_ tree: String, findings: Int = .max, text: Int = 10_000) throws -> SnapshotAudit {
    let bench = try RuleBench(that: "{name: {last-word: {not-in: words}}}")
    return Auditor(ruleBook: bench.ruleBook, findingLimit: findings, textLimit: text)
      .audit(try TreeSketch(tree).snapshot(.ios, language: "en"))
  }

  @Test func `findings beyond the limit are counted and not kept`() throws {
    let tree = (1...20).map { _ in "button \"Submit button\"" }.joined(separator: "\n")
    let audit = try audit(tree, findings: 6)
    #expect(audit.findings.count == 6)
    #expect(audit.unkept == 14)
    #expect(audit.counts[.failed] == 20)
    #expect(try self.audit(tree).unkept == 0)
    #expect(try self.audit(tree).findings.prefix(6).map(\.id) == audit.findings.map(\.id))
  }

  @Test(arguments: ["Submit button", "Submit"])
  func `a text beyond the limit is judged to its end and kept to the limit`(end: String) throws {
    let label = String(repeating: "a ", count: 50_000) + end
    let audit = try audit("button \"\(label)\" id=pay\nbutton \"Cancel button\"", text: 100)
    #expect(audit.counts[.failed] == (end == "Submit" ? 1 : 2))
    let long = audit.findings.filter(\.node.isCut)
    #expect(long.count == (end == "Submit" ? 0 : 1))
    for finding in long {
      #expect(finding.node.name?.hasSuffix("… (99913 more)") == true)
      #expect(finding.node.name?.hasPrefix("a a a ") == true)
      #expect(finding.message.unicodeScalars.count < 2 * Excerpt.limit + 100)
      #expect(finding.message.contains("Submit button"))
    }
  }
}
