import AccessibilityTree
import Audit

/// Results for test servers: JUnit's XML, with one suite for each screen and one case for each rule.
///
/// A rule that judged nothing on a screen has no case there. Source: docs/reports.md.
public struct JUnitReport: Report {
  /// A report without settings.
  public init() {}

  public func opening(_ run: AuditRun) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="a11yd \(MarkupText.line(run.version))">

    """
  }

  public func closing(_ run: AuditRun, _ tally: Tally) -> String { "</testsuites>\n" }

  public func item(on file: AuditedFile) -> String {
    let findings = Dictionary(grouping: file.audit.findings, by: \.rule)
    let rules = Set(file.audit.passedRules).union(findings.keys).sorted()
    let cases = rules.map { JUnitCase(rule: $0, findings: findings[$0] ?? [], file: file) }
    let seconds = (file.duration / .milliseconds(1)).rounded() / 1000
    let attributes = [
      ("name", file.name), ("tests", String(cases.count)), ("failures", String(cases.count { $0.isFailed })),
      ("errors", "0"), ("skipped", String(cases.count { $0.isSkipped })), ("time", String(seconds)),
    ]
    let host = file.box.map { [("hostname", $0.name)] } ?? []
    return "<testsuite\(Self.text(attributes + host))>\n" + cases.map(\.text).joined() + "</testsuite>\n"
  }

  public func item(on file: UnreadableFile) -> String {
    let suite = [
      ("name", file.name), ("tests", "1"), ("failures", "0"), ("errors", "1"), ("skipped", "0"), ("time", "0"),
    ]
    return """
      <testsuite\(Self.text(suite))>
        <testcase\(Self.text([("name", "is read"), ("classname", file.name)]))>
          <error\(Self.text([("message", file.problem)]))/>
        </testcase>
      </testsuite>

      """
  }

  static func text(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0)=\"\(MarkupText.line($1))\"" }.joined()
  }
}
