import AccessibilityTree
import Audit
import Testing

/// What other tools say, beside what a rule of our own says: here that every button needs a name.
struct VerdictComparisonTests {
  /// A nameless button with a picture, a named one, and a text in a row.
  private func audit(_ verdicts: [Verdict]) throws -> SnapshotAudit {
    var builder = SnapshotBuilder(format: "canonical")
    builder.meta.platform = .android
    func open(_ role: Role, _ name: String?) {
      let index = builder.openNode()
      builder[index].role = role
      if let name { builder.state(.label, builder.intern(name), of: index) }
    }
    open(.group, nil)
    open(.button, nil)
    open(.image, nil)
    builder.closeNode()
    builder.closeNode()
    open(.button, "Pay")
    open(.image, nil)
    builder.verdicts = verdicts
    let snapshot = builder.finishCanonical(carries: .all)
    return Auditor(ruleBook: try RuleBench(that: "{name: {is: present}}").ruleBook).audit(snapshot)
  }

  private func verdict(_ outcome: Verdict.Outcome, _ node: Int?) -> Verdict {
    Verdict(tool: "uiautomator", check: "NAF", outcome: outcome, node: node)
  }

  @Test func `a rule agrees that fails at the node, below it, or at the stop around it`() throws {
    let audit = try audit([0, 1, 2, 3, 4].map { verdict(.failed, $0) })
    #expect(audit.failed.map(\.node.path) == ["group/button[1]"])
    #expect(audit.verdicts.map(\.agrees) == [true, true, true, false, false])
    #expect(audit.verdicts[2].node == "group/button[1]/image")
    #expect(audit.verdicts[2].check == "NAF")
  }

  @Test func `only a failure at a node can be agreed with`() throws {
    let audit = try audit([
      verdict(.passed, 1), verdict(.cantTell, 1), verdict(.inapplicable, 1), verdict(.failed, nil),
    ])
    #expect(audit.verdicts.map(\.agrees) == [nil, nil, nil, nil])
    #expect(audit.verdicts.map(\.outcome) == [.passed, .cantTell, .inapplicable, .failed])
    #expect(audit.verdicts.map(\.node) == ["group/button[1]", "group/button[1]", "group/button[1]", nil])
  }

  @Test func `verdicts change nothing that the rules say`() throws {
    let with = try audit([verdict(.failed, 3)])
    let without = try audit([])
    #expect(with.findings.map(\.id) == without.findings.map(\.id))
    #expect(with.counts == without.counts)
    #expect(without.verdicts.isEmpty)
  }
}
