import Reports
import Testing

@testable import Audit

struct TextReportTests {
  @Test func `a finding across captures names them, shortly where they lie beside the file`() {
    var file = SampleAudits.checkout
    file.audit.findings = Array(file.audit.findings.prefix(1))
    file.audit.findings[0].steps = ["run-17/1.json", "run-16/2.json"]
    file.audit.findings[0].capture = Finding.Capture(name: "run-17/3.json", screen: "Cart")
    let text = TextReport().item(on: file)
    #expect(
      text.contains("            at window/loading-icon[1] in 3.json\n            across 1.json, run-16/2.json\n"))
  }

  @Test func `a pipe gets one line a paragraph and no colour`() throws {
    try RecordedReport.expect(text(TextReport()), in: "pipe.txt")
  }

  @Test func `a terminal gets lines of its width`() throws {
    let report = TextReport(layout: TextLayout(width: 72))
    try RecordedReport.expect(text(report), in: "terminal-72.txt")
  }

  @Test(arguments: [40, 72, 100])
  func `no line is wider than the terminal unless one word is`(width: Int) {
    let report = TextReport(layout: TextLayout(width: width))
    for line in text(report).split(separator: "\n") where line.count > width {
      #expect(!line.drop { $0 == " " }.contains(" "), "\(line)")
    }
  }

  @Test func `colour changes nothing but colour`() {
    let coloured = text(TextReport(layout: TextLayout(width: 72, isColoured: true)))
    #expect(coloured.contains("\u{1B}[1;31mcritical\u{1B}[0m"))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == text(TextReport(layout: TextLayout(width: 72))))
  }

  @Test func `on request what could not be judged and every place are told`() throws {
    var detail = TextReport.Detail()
    detail.showsCantTell = true
    detail.showsEveryPlace = true
    try RecordedReport.expect(text(TextReport(detail: detail)), in: "everything.txt")
  }

  @Test func `without summaries there are findings only`() {
    var detail = TextReport.Detail()
    detail.showsSummaries = false
    let report = TextReport(detail: detail)
    #expect(report.item(on: SampleAudits.clean).isEmpty)
    #expect(report.closing(SampleAudits.run, SampleAudits.tally).isEmpty)
    #expect(!report.item(on: SampleAudits.checkout).contains("passed"))
  }

  @Test func `one file needs no total`() {
    var tally = Tally()
    tally.add(SampleAudits.checkout.audit)
    #expect(TextReport().closing(SampleAudits.run, tally).isEmpty)
    tally.addUnreadable()
    #expect(TextReport().closing(SampleAudits.run, tally).contains("1 file could not be read"))
  }

  private func text(_ report: TextReport) -> String {
    SampleAudits.all.map { report.item(on: $0) }.joined() + report.closing(SampleAudits.run, SampleAudits.tally)
  }
}
