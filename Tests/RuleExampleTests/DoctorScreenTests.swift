import AccessibilityTree
import Audit
import Foundation
import Line
import Readers
import Reports
import Rules
import Speech
import Testing

/// `a11yd doctor` of one file is read without scrolling.
struct DoctorScreenTests {
  private static let (columns, lines) = (80, 24)

  @Test(arguments: Platform.allCases)
  func `rules are counted as they are listed`(platform: Platform) throws {
    let book = try ShippedRules.ruleBook.get()
    let listed = book.rulesOnce.filter { $0.platforms.contains(platform) }.map(\.path)
    let coverage = CoverageSurvey(ruleBook: book).mostCoverage(of: .all, on: platform)
    #expect(coverage.paths.keys.sorted() == listed.sorted())
  }

  @Test func `what is said of an export fits a terminal of 24 lines`() throws {
    let text = ExaminationText(layout: TextLayout(width: Self.columns))
    let examiner = Examiner(CoverageSurvey(ruleBook: try ShippedRules.ruleBook.get()))
    // One of each format: what they carry makes the difference.
    let formats = Dictionary(grouping: AuditedExportTests.exports) { $0.prefix { $0 != "/" } }
    for path in formats.values.compactMap(\.first) {
      let bytes = try Data(contentsOf: ShippedRules.checkout.appending(path: "Tests/Fixtures/exports/\(path)"))
      let line = ExportLine(screenReader: KnownScreenReader.voiceover.screenReader)
      let recognition = line.recognition(of: PaddedBytes(copying: bytes), name: path)
      let section = text.section(on: examiner.examination(of: path, recognition))
      let shown = (section + text.closing(after: 1)).split(separator: "\n", omittingEmptySubsequences: false)
      // The prompt takes the last one.
      #expect(shown.count <= Self.lines, "\(path): \(shown.count) lines")
      #expect(section.contains("decides     "), "\(path)")
    }
  }
}
