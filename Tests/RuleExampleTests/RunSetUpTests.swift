import AccessibilityTree
import Audit
import Foundation
import Readers
import Rules
import Testing

/// The table in docs/recording.md of what each lab can decide about what happens is what the rules' examples show.
struct RunSetUpTests {
  /// A set-up of the table: what its exporter carries, and what a recording tells beside its trees.
  private struct SetUp {
    let words: String
    let format: String
    let platform: Platform
    let evidence: Set<RunEvidence>
  }

  private static let setUps = [
    SetUp(
      words: "Appium, Android, `a11yd record`", format: "uiautomator2-xml", platform: .android, evidence: [.actions]),
    SetUp(
      words: "the same with TalkBack on, and `--logcat`", format: "uiautomator2-xml", platform: .android,
      evidence: [.actions, .focus, .announcements]),
    SetUp(
      words: "the same at two text sizes, and with keys", format: "uiautomator2-xml", platform: .android,
      evidence: Set(RunEvidence.allCases)),
    SetUp(words: "DroidBot", format: "droidbot", platform: .android, evidence: [.actions]),
    SetUp(
      words: "Maestro or adb only, with TalkBack's log", format: "uiautomator-xml", platform: .android,
      evidence: [.actions, .focus, .announcements]),
    SetUp(
      words: "adb only, with `uiautomator events`", format: "uiautomator-xml", platform: .android,
      evidence: [.actions, .announcements]),
    SetUp(words: "Appium, iOS, `a11yd record`", format: "xcuitest-xml", platform: .ios, evidence: [.actions]),
    SetUp(
      words: "the same with VoiceOver on, Xcode 27", format: "xcuitest-xml", platform: .ios,
      evidence: [.actions, .focus]),
    SetUp(words: "any exporter, and nothing else", format: "uiautomator-xml", platform: .android, evidence: []),
  ]

  @Test func `the page names the rows that each lab can decide`() throws {
    let ruleBook = try ShippedRules.ruleBook.get()
    let survey = CoverageSurvey(ruleBook: ruleBook)
    var table = "| lab | rows | which |\n|---|---|---|\n"
    for setUp in Self.setUps {
      let format = try #require(ExportFormats.all.map(\.format).first { $0.name == setUp.format }, "\(setUp.format)")
      let ledger = survey.runCoverage(
        of: format.carries.union(format.carriesIfSeen), on: setUp.platform, with: setUp.evidence
      ).ledger
      let rows = Set((ledger[.all] ?? []) + (ledger[.part] ?? [])).sorted()
      table += "| \(setUp.words) | \(rows.count) | \(rows.isEmpty ? "–" : rows.joined(separator: ", ")) |\n"
    }
    let page = try String(
      contentsOf: ShippedRules.checkout.appending(path: "docs/recording.md"), encoding: .utf8)
    let isThere = page.contains(table)
    #expect(isThere, "docs/recording.md must have:\n\(table)")
    let all = ruleBook.criteria.reduce(0) { $0 + $1.rows.count }
    #expect(
      page.contains("Of the \(all) rows of the criteria"), "docs/recording.md must say that there are \(all) rows")
  }
}
