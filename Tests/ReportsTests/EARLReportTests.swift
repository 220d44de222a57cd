import Foundation
import Reports
import Testing

@testable import Audit

struct EARLReportTests {
  private static var passing: AuditedFile {
    var file = SampleAudits.compared
    file.audit.passedRules = ["button/name-is-present", "button/takes-a-click"]
    return file
  }

  private func graph(_ files: [AuditedFile]) throws -> [[String: Any]] {
    let text = SampleDocument.text(EARLReport(), files)
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return try #require(document?["@graph"] as? [[String: Any]])
  }

  @Test func `a screen is a subject with its assertions`() throws {
    let files = [SampleAudits.checkout, SampleAudits.hostile, Self.passing]
    try RecordedReport.expect(SampleDocument.text(EARLReport(), files), in: "everything.earl.jsonld")
  }

  @Test func `every outcome is one of EARL's, and every test is in the document`() throws {
    for files in [[], SampleAudits.all, [Self.passing]] {
      let graph = try graph(files)
      let subjects = graph.filter { $0["@type"] as? String == "TestSubject" }
      #expect(subjects.count == files.count + 1)
      for assertion in subjects.flatMap({ $0["assertions"] as? [[String: Any]] ?? [] }) {
        let outcome = (assertion["result"] as? [String: Any])?["outcome"] as? String ?? ""
        #expect(Outcome.allCases.map { "earl:\($0.rawValue)" }.contains(outcome))
        #expect(assertion["mode"] as? String == "earl:automatic")
        #expect(graph.contains { $0["@id"] as? String == assertion["assertedBy"] as? String })
      }
    }
  }

  @Test func `a rule that also failed has not passed`() throws {
    let subject = try #require(try graph([Self.passing]).first { $0["source"] as? String == "cart.json" })
    let assertions = subject["assertions"] as? [[String: Any]] ?? []
    let passed = assertions.filter { ($0["result"] as? [String: Any])?["outcome"] as? String == "earl:passed" }
    #expect(passed.map { ($0["test"] as? [String: String])?["@id"] } == ["urn:a11yd:rule:button/takes-a-click"])
  }

  @Test func `a rule is part of WCAG and of the rows that it decides`() throws {
    let rule = try #require(try graph([]).first { $0["identifier"] as? String == "button/name-omits-role" })
    let parts = rule["isPartOf"] as? [[String: Any]] ?? []
    #expect(
      parts.map { $0["@id"] as? String } == [
        "https://www.w3.org/TR/WCAG22/#name-role-value", "urn:a11yd:criterion:BT-14",
      ])
  }
}
