import Foundation
import Readers
import Reports
import Testing

@testable import Audit

struct JSONLinesReportTests {
  private static let schema = RecordedReport.folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "config/finding.schema.json")

  @Test func `a finding across captures names the others, and the one that its node is in`() {
    var file = SampleAudits.checkout
    file.audit.findings = Array(file.audit.findings.prefix(1))
    file.audit.findings[0].steps = ["run-17/1.json", "run-17/2.json"]
    file.audit.findings[0].capture = Finding.Capture(name: "run-17/3.json", screen: "Cart")
    let text = JSONLinesReport(showsSummaries: false).item(on: file)
    #expect(text.contains(#""screen":"Cart","snapshot":"run-17/3.json","#))
    #expect(text.hasSuffix(#","steps":["run-17/1.json","run-17/2.json"]}"# + "\n"))
  }

  @Test func `each finding is one line with the keys of the contract in their order`() throws {
    try RecordedReport.expect(lines().joined(separator: "\n") + "\n", in: "findings.jsonl")
  }

  @Test func `every line fits the published schema`() throws {
    let schema = try JSONSchema(Data(contentsOf: Self.schema))
    let lines = lines()
    #expect(lines.count == 20)
    for line in lines {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      #expect(schema.problems(with: value) == [], "\(line)")
    }
  }

  @Test func `every line of an answer fits the published schema`() throws {
    let schema = try JSONSchema(Data(contentsOf: Self.schema))
    for id in [StreamID.text("run-17/3"), .number("12345678901234567890"), .none] {
      let answer = StreamAnswer(to: id)
      let text =
        answer.lines(JSONLinesReport().item(on: SampleAudits.checkout)) + answer.noScreen
        + answer.error("line 1: not an object.", line: 1, path: nil) + answer.error("a: not JSON.", line: 2, path: "a")
      #expect(text.split(separator: "\n").count > 5)
      for line in text.split(separator: "\n") {
        #expect(line.hasPrefix(#"{"id":"#))
        let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
        #expect(schema.problems(with: value) == [], "\(line)")
      }
    }
  }

  @Test(arguments: [
    (#""outcome":"failed""#, #""outcome":"passed""#),
    (#""wcag":["1.1.1"]"#, #""wcag":["1.1"]"#),
    (#""platform":"ios""#, #""platform":"web""#),
    (#""role":"image""#, #""role":null"#),
    (#""change":null"#, #""change":null,"more":1"#),
    (#""bounds":null"#, #""bounds":[1,2,3]"#),
    (#""change":null"#, #""changed":null"#),
  ])
  func `the schema refuses a line that is not of the contract`(right: String, wrong: String) throws {
    let schema = try JSONSchema(Data(contentsOf: Self.schema))
    let line = lines()[2]
    #expect(line.contains(right))
    let value = try JSONSerialization.jsonObject(with: Data(line.replacing(right, with: wrong).utf8))
    #expect(schema.problems(with: value) != [])
  }

  @Test(arguments: [
    (#""agrees":true"#, #""agrees":"yes""#), (#""check":"NAF""#, #""check":"""#), (#""verdicts":["#, #""verdict":["#),
    (#""outcome":"passed","node""#, #""outcome":"untested","node""#),
    (#""languageSource":null"#, #""languageSource":"heard""#),
  ])
  func `the schema refuses a verdict that is not of the contract`(right: String, wrong: String) throws {
    let schema = try JSONSchema(Data(contentsOf: Self.schema))
    let line = try #require(lines().last)
    #expect(line.contains(right))
    let value = try JSONSerialization.jsonObject(with: Data(line.replacing(right, with: wrong).utf8))
    #expect(schema.problems(with: value) != [])
  }

  @Test func `a parser gets back every character of the app's text`() throws {
    let line = JSONLinesReport().item(on: SampleAudits.hostile).split(separator: "\n")[0]
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    let finding = SampleAudits.hostile.audit.findings[0]
    #expect(
      (object?["name"] as? String)?.unicodeScalars.elementsEqual(finding.node.name?.unicodeScalars ?? .init()) == true)
    #expect(object?["identifier"] as? String == finding.node.identifier)
    #expect(object?["message"] as? String == finding.message)
  }

  @Test func `a line holds nothing that ends or reorders it`() {
    let text = JSONLinesReport().item(on: SampleAudits.hostile)
    #expect(text.split(separator: "\n").count == 2)
    for scalar in text.unicodeScalars {
      #expect(!["\u{1B}", "\u{202E}", "\u{2028}", "\r", "\t", "\u{E001}", "\u{10FFFD}"].contains(scalar))
    }
  }

  @Test func `without summaries there are findings only`() {
    #expect(JSONLinesReport(showsSummaries: false).item(on: SampleAudits.clean).isEmpty)
  }

  private func lines() -> [String] {
    SampleAudits.all.map { JSONLinesReport().item(on: $0) }.joined().split(separator: "\n").map(String.init)
  }
}
