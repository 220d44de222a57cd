import Foundation
import Reports
import Testing

@testable import Audit

struct SARIFReportTests {
  @Test func `a result has its rule, its place, its words and its id`() throws {
    try RecordedReport.expect(SampleDocument.text(SARIFReport()), in: "everything.sarif")
  }

  @Test func `a document follows the specification`() throws {
    for text in [
      SampleDocument.text(SARIFReport()), SampleDocument.text(SARIFReport(), []),
      SampleDocument.text(SARIFReport(), [SampleDocument.compared]),
    ] {
      let problems = try SARIFCheck(text).problems
      #expect(problems == [])
    }
  }

  @Test func `a check that finds nothing wrong would find this`() throws {
    let text = SampleDocument.text(SARIFReport(), [SampleDocument.compared])
    for (right, wrong) in [
      (#""kind":"review","level":"none""#, #""kind":"review","level":"note""#), (#""ruleId":"#, #""ruleID":"#),
      (#""uri":"run-17/checkout.json""#, #""uri":"run 17""#), (#""version": "2.1.0""#, #""version": "2.0""#),
      (#""startLine":1"#, #""startLine":0"#), (#""baselineState":"new""#, #""baselineState":"fresh""#),
    ] {
      #expect(text.contains(right))
      #expect(try !SARIFCheck(text.replacing(right, with: wrong)).problems.isEmpty, "\(wrong)")
    }
  }

  @Test func `an earlier audit tells what is new, unchanged and gone`() throws {
    let results = try SARIFCheck(SampleDocument.text(SARIFReport(), [SampleDocument.compared])).results
    let states = results.compactMap { $0["baselineState"] as? String }
    #expect(states.count { $0 == "new" } == 9)
    #expect(states.count { $0 == "unchanged" } == 1)
    #expect(states.last == "absent" && results.count == 11)
    let alone = try SARIFCheck(SampleDocument.text(SARIFReport())).results
    #expect(!alone.contains { $0["baselineState"] != nil })
  }

  @Test func `beyond the bounds the least important results are left out, and that is said`() throws {
    let text = SampleDocument.text(SARIFReport(bounds: ReportBounds(results: 3, bytes: 1_000_000)))
    let check = try SARIFCheck(text)
    #expect(check.problems == [])
    let impacts = check.results.compactMap { ($0["properties"] as? [String: Any])?["impact"] as? String }
    #expect(impacts == ["critical", "critical", "critical"])
    #expect(text.contains("10 results left out: a report may hold 3 results"))
    let small = SampleDocument.text(SARIFReport(bounds: ReportBounds(results: 100, bytes: 2_000)))
    let kept = try SARIFCheck(small).results.count
    #expect(kept > 0 && small.utf8.count < SampleDocument.text(SARIFReport(), []).utf8.count + 2_300)
    #expect(small.contains("\(13 - kept) results left out"))
  }

  @Test func `a message holds nothing that turns or forges a line`() throws {
    let result = try #require(try SARIFCheck(SampleDocument.text(SARIFReport(), [SampleAudits.hostile])).results.first)
    let message = (result["message"] as? [String: Any])?["text"] as? String
    #expect(message?.hasPrefix(#"“\u{1B}[2J\u{202E}nottub "OK""#) == true)
  }

  @Test func `a label becomes neither a link nor a placeholder`() throws {
    var file = SampleAudits.checkout
    file.audit.findings = [file.audit.findings[0]]
    file.audit.findings[0].message = #"“[Pay \ now](https://example.com)” costs {0} of “{name}”."#
    let result = try #require(try SARIFCheck(SampleDocument.text(SARIFReport(), [file])).results.first)
    let message = (result["message"] as? [String: Any])?["text"] as? String
    #expect(message == #"“\[Pay \\ now\](https://example.com)” costs {{0}} of “{name}”."#)
  }
}
