import AccessibilityTree
import Audit
import AuditTesting
import Testing

struct AuditorTests {
  @Test func `words that were let go of are found again`() throws {
    let auditor = Auditor(ruleBook: try RuleBench(that: "{name: {last-word: {not-in: words}}}").ruleBook)
    let snapshot = try TreeSketch("button \"Submit button\"").snapshot(.ios)
    let before = auditor.audit(snapshot).findings.map(\.message)
    auditor.forgetWords()
    #expect(before.count == 1 && auditor.audit(snapshot).findings.map(\.message) == before)
  }

  @Test func `a target that fails says so in the rule's words`() throws {
    let audit = try RuleBench(that: "{name: {last-word: {not-in: words}}}").audit(
      "group id=form\n  button \"Submit button\" bounds=[1,2,3,4]\n  button \"Cancel\"")
    let finding = try #require(audit.findings.first)
    #expect(audit.findings.count == 1)
    #expect(audit.counts == [.failed: 1, .passed: 1])
    #expect(audit.passedRules == ["bench/rule"])
    #expect(finding.message == "“Submit button” is announced as “Submit button, button”.")
    #expect(finding.rule == "bench/rule")
    #expect(finding.ruleID == "00000000000000000000000000000001")
    #expect(finding.expectation == "bench")
    #expect(finding.outcome == .failed)
    #expect(finding.reason == nil)
    #expect(finding.wcag == ["4.1.2"])
    #expect(finding.node.path == "group/button[1]")
    #expect(finding.node.name == "Submit button")
    #expect(finding.node.heard == "Submit button, button")
    #expect(finding.node.bounds == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `what cannot be told names what is missing`() throws {
    let audit = try RuleBench(that: "{selected: true}").audit("button \"Now\"", .android, lacks: [.selected])
    let finding = try #require(audit.findings.first)
    #expect(audit.counts[.failed] == nil)
    #expect(audit.passedRules == [])
    #expect(finding.outcome == .cantTell)
    #expect(finding.reason == .notExported)
    #expect(
      finding.message.hasPrefix(
        "“Now” is announced as “Now, button”. “Bench holds” could not be checked: this canonical export does not include `"
      ))
  }

  @Test(arguments: [([], "labeled-by"), ([.label, .text], "label")] as [(PropertySet, String)])
  func `a name that another view may give is not the label's to tell`(lacks: PropertySet, named: String) throws {
    let audit = try RuleBench(that: "{name: {is: present}}", sets: "target: {role: picker-wheel}").audit(
      "picker-wheel", .android, lacks: lacks.union([.labeledByText]))
    let finding = try #require(audit.findings.first)
    #expect(finding.outcome == .cantTell)
    #expect(finding.message.hasSuffix("this canonical export does not include `\(named)`."))
  }

  @Test func `a language without words is named`() throws {
    let finding = try #require(
      try RuleBench(that: "{name: {words: {none-in: words}}}").audit("button \"Botwm\"", language: "cy").findings.first)
    #expect(finding.reason == .noWordList)
    #expect(finding.message.hasSuffix("could not be checked: the vocabulary `words` has no words for “cy”."))
  }

  @Test func `a word that a partial list does not have proves nothing`() throws {
    let bench = try RuleBench(that: "{name: {words: {some-in: words}}}")
    #expect(try bench.verdicts("button \"Le bouton\"\nbutton \"Envoyer\"", language: "fr") == "+?")
    #expect(
      try RuleBench(that: "{name: {words: {none-in: words}}}").verdicts(
        "button \"Le bouton\"\nbutton \"Envoyer\"", language: "fr") == "-?")
    let finding = try #require(try bench.audit("button \"Envoyer\"", language: "fr").findings.first)
    #expect(finding.reason == .noWordList)
    #expect(finding.message.hasSuffix("the vocabulary `words` may not have every word for “fr”."))
    #expect(try bench.verdicts("button \"Send\"", language: "en") == "-")
  }

  @Test func `without a platform what fails with both screen readers is judged`() throws {
    let audit = try RuleBench(that: "{name: {is: present}}").audit("button\ntext \"T\"", nil)
    #expect(audit.platform == nil && audit.obstacle == .noPlatform)
    #expect(audit.counts[.failed] == 1)
    #expect(audit.failed.first?.node.path == "button")
  }

  @Test func `a condition that is unknown is not tested, one that is not met is no target`() throws {
    let bench = try RuleBench(that: "{name: {is: present}}", where: "{selected: true}")
    let open = try bench.audit("button \"A\"", lacks: [.selected])
    #expect(open.findings.isEmpty)
    #expect(open.counts == [.untested: 1])
    let audit = try bench.audit("button \"A\"")
    #expect(audit.findings.isEmpty)
    #expect(audit.counts == [.inapplicable: 1])
  }

  @Test func `a rule without a target is inapplicable once`() throws {
    #expect(try RuleBench(that: "{name: {is: present}}").audit("text \"T\"\ntext \"U\"").counts == [.inapplicable: 1])
  }

  // MARK: identity

  private func ids(_ sketch: String) throws -> [String] {
    try RuleBench(that: "{selected: true}").audit(sketch).findings.map(\.id)
  }

  @Test func `a finding keeps its id when texts, strangers and the screen above it change`() throws {
    let before = try ids("group\n  group id=form\n    button \"Pay 3 €\"")
    let after = try ids(
      "window\n  text \"New\"\n  group\n    group id=form\n      text \"Total\"\n      button \"Pay 4 €\"")
    #expect(before == after)
    #expect(before.first?.count == 32)
  }

  @Test func `two nodes have two ids, also where an identifier stands twice`() throws {
    let all = try ids("group id=row\n  button \"A\"\n  button \"A\"\ngroup id=row\n  button \"A\"\n  button \"A\"")
    #expect(all.count == 4)
    #expect(Set(all).count == 4)
  }

  @Test func `findings come in the order of the tree`() throws {
    let audit = try RuleBench(that: "{selected: true}").audit("button \"A\"\nbutton \"B\" selected\nbutton \"C\"")
    #expect(audit.findings.map(\.node.name) == ["A", "C"])
  }
}
