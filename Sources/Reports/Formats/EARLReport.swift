import AccessibilityTree
import Audit
import Rules

/// Outcomes for other accessibility tools: EARL 1.0 as JSON-LD, in the W3C's context for reports of test tools.
///
/// Source: https://www.w3.org/TR/EARL10-Schema/; docs/reports.md says what is where.
public struct EARLReport: Report {
  /// A report without settings.
  public init() {}

  public let separator = ",\n"

  private static let assertor = "urn:a11yd:assertor"

  public func opening(_ run: AuditRun) -> String {
    var assertor = JSONLine()
    assertor.add("@type", ["Assertor", "Software"])
    assertor.add("@id", Self.assertor)
    assertor.add("title", "a11yd")
    assertor.add("hasVersion", run.version)
    let rows = CriteriaRows(run.criteria)
    let tests = run.rulesByPath().map { Self.criterion($0.rule, decides: $0.decides, rows) }
    return """
      {
      "@context": [
      "https://www.w3.org/WAI/content-assets/wcag-act-rules/earl-context.json",
      {"earl": "http://www.w3.org/ns/earl#", "dct": "http://purl.org/dc/terms/", "ptr": "http://www.w3.org/2009/pointers#",
      "Assertion": "earl:Assertion", "Assertor": "earl:Assertor", "Software": "earl:Software",
      "TestSubject": "earl:TestSubject", "TestCriterion": "earl:TestCriterion", "TestCase": "earl:TestCase",
      "TestRequirement": "earl:TestRequirement", "TestResult": "earl:TestResult",
      "title": "dct:title", "description": "dct:description", "identifier": "dct:identifier", "date": "dct:date",
      "hasVersion": "dct:hasVersion", "isPartOf": {"@id": "dct:isPartOf", "@type": "@id"},
      "hasPart": {"@id": "dct:hasPart", "@type": "@id"}, "expression": "ptr:expression"}
      ],
      "@graph": [
      \(([assertor.object] + tests).joined(separator: ",\n")),

      """
  }

  public func item(on file: AuditedFile) -> String {
    let findings = file.audit.findings.map { assertion($0, in: file) }
    let rules = Set(file.audit.findings.filter { $0.outcome == .failed }.map(\.rule))
    let passed = file.audit.passedRules.filter { !rules.contains($0) }.map { self.passed($0) }
    var subject = JSONLine()
    subject.add("@type", "TestSubject")
    subject.add("source", FileAddress.relative(file.name))
    subject.add("title", [file.audit.screen ?? file.name, file.box?.name].compactMap(\.self).joined(separator: ", "))
    if let app = file.audit.app { subject.add("isPartOf", "urn:a11yd:app:" + FileAddress.relative(app)) }
    return subject.text + ",\"assertions\":[\n" + (findings + passed).joined(separator: ",\n") + "\n]}"
  }

  public func item(on file: UnreadableFile) -> String {
    var assertion = opened(test: "urn:a11yd:rule")
    assertion.add("result") { result in
      result.add("@type", "TestResult")
      result.add("outcome", "earl:untested")
      result.add("info", file.problem)
    }
    var subject = JSONLine()
    subject.add("@type", "TestSubject")
    subject.add("source", FileAddress.relative(file.name))
    subject.add("title", file.name)
    return subject.text + ",\"assertions\":[\n" + assertion.object + "\n]}"
  }

  public func closing(_ run: AuditRun, _ tally: Tally) -> String {
    var audit = JSONLine()
    audit.add("@id", "urn:a11yd:audit")
    audit.add("title", "Audit of \(Counted.things(tally.files, "export"))")
    if let begunAt = run.begunAt { audit.add("date", begunAt) }
    return "\(tally.files + tally.unreadable > 0 ? ",\n" : "")\(audit.object)\n]\n}\n"
  }

  // MARK: the parts

  /// A rule as a criterion that is part of others: those of WCAG, and the rows of the page.
  private static func criterion(_ rule: Rule, decides: [String], _ rows: CriteriaRows) -> String {
    var line = JSONLine()
    line.add("@type", ["TestCriterion", "TestCase"])
    line.add("@id", address(of: rule.path))
    line.add("identifier", rule.path)
    line.add("title", rule.name)
    line.add("description", rule.why)
    let criteria = rule.wcag.filter { $0.relation == .fails }.compactMap { WCAGCriterion.numbered($0.number) }
    line.add("isPartOf", objects: criteria.map(Part.wcag) + decides.compactMap { rows[$0] }.map(Part.row)) {
      part, line in
      line.add("@type", ["TestCriterion", "TestRequirement"])
      switch part {
      case .wcag(let criterion):
        line.add("@id", criterion.address)
        line.add("title", "WCAG 2.2 \(criterion.number) \(criterion.title)")
      case .row(let row, let page):
        line.add("@id", "urn:a11yd:criterion:\(row.id)")
        line.add("identifier", row.id)
        line.add("title", page.name)
        line.add("description", row.says)
        line.add("source", page.site)
      }
    }
    return line.object
  }

  private enum Part {
    case wcag(WCAGCriterion)
    case row(CriteriaRow, CriteriaPage)
  }

  private static func address(of rule: String) -> String { "urn:a11yd:rule:" + FileAddress.relative(rule) }

  private func opened(test: String) -> JSONLine {
    var line = JSONLine()
    line.add("@type", "Assertion")
    line.add("mode", "earl:automatic")
    line.add("assertedBy", Self.assertor)
    line.add("test") { $0.add("@id", test) }
    return line
  }

  private func assertion(_ finding: Finding, in file: AuditedFile) -> String {
    var line = opened(test: Self.address(of: finding.rule))
    line.add("result") { result in
      result.add("@type", "TestResult")
      result.add("outcome", "earl:\(finding.outcome.rawValue)")
      result.add("info", finding.message)
      result.add("identifier", finding.id)
      result.add("pointer") { pointer in
        pointer.add("@type", "ptr:ExpressionPointer")
        pointer.add("expression", finding.node.path)
        if let capture = finding.capture { pointer.add("source", FileAddress.relative(capture.name)) }
      }
    }
    return line.object
  }

  private func passed(_ rule: String) -> String {
    var line = opened(test: Self.address(of: rule))
    line.add("result") { result in
      result.add("@type", "TestResult")
      result.add("outcome", "earl:passed")
    }
    return line.object
  }
}
