import AccessibilityTree
import Audit
import Foundation
import Reports
import Testing

@testable import Rules

@Suite struct ReportDocumentTests {
  /// A format that needs what text and JSON Lines do not: an opening, separators, the rules, files without an audit.
  private struct ArrayReport: Report {
    let separator = ","

    func opening(_ run: AuditRun) -> String {
      let rules = run.rules.map { rule in
        """
        {"name":"\(rule.name)","why":"\(rule.why)","fix":\(rule.fix.count),\
        "wcag":"\(rule.wcag.map(\.number).joined())","impact":"\(rule.impact)"}
        """
      }
      return #"{"version":"\#(run.version)","rules":[\#(rules.joined(separator: ","))],"files":["#
    }

    func item(on file: AuditedFile) -> String {
      file.audit.findings.isEmpty ? "" : #"{"failed":\#(file.audit.failed.count)}"#
    }

    func item(on file: UnreadableFile) -> String { #"{"problem":"\#(file.problem)"}"# }

    func closing(_ run: AuditRun, _ tally: Tally) -> String {
      #"],"files-read":\#(tally.files),"unreadable":\#(tally.unreadable)}"#
    }
  }

  private static let rule = Rule(
    id: String(repeating: "0", count: 32), path: "every/name", name: "Name is there", status: .stable,
    impact: .serious, platforms: [.ios], decides: [], sources: [],
    wcag: [Rule.Criterion(number: "4.1.2", relation: .fails)], why: "Nobody hears it.",
    fix: [(framework: .uikit, sentence: "Set it.")])

  private static let run = AuditRun(version: "0.1.0", rules: [rule])

  private static func text(_ items: [ReportDocument.Item]) -> String {
    var document = ReportDocument(ArrayReport(), on: run)
    var text = document.opening
    for item in items { text += document.add(item) }
    return text + document.closing
  }

  private static let opening = #"""
    {"version":"0.1.0","rules":[{"name":"Name is there","why":"Nobody hears it.","fix":1,"wcag":"4.1.2",\#
    "impact":"serious"}],"files":[
    """#

  @Test func `a document without a file is whole`() throws {
    #expect(Self.text([]) == Self.opening + #"],"files-read":0,"unreadable":0}"#)
    _ = try JSONSerialization.jsonObject(with: Data(Self.text([]).utf8))
  }

  @Test func `a separator comes between items, and never beside an empty one`() throws {
    let report = ArrayReport()
    let clean = ReportDocument.Item(SampleAudits.clean, in: report)
    let failed = ReportDocument.Item(SampleAudits.hostile, in: report)
    let broken = ReportDocument.Item(UnreadableFile(name: "x.json", problem: "x.json: empty."), in: report)
    let text = Self.text([clean, failed, clean, broken, failed, clean])
    let files = #"{"failed":1},{"problem":"x.json: empty."},{"failed":1}"#
    #expect(text == Self.opening + files + #"],"files-read":5,"unreadable":1}"#)
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
  }
}
