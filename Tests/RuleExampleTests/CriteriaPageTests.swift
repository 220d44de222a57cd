import Audit
import AuditTesting
import Foundation
import Readers
import Reports
import Rules
import Testing

/// The criteria of this checkout, and docs/criteria.md and docs/criteria/, which are made of them.
struct CriteriaPageTests {
  @Test func `every row is decided or explained, and not both`() throws {
    let problems = try ShippedRules.ruleBook.get().unsettledRows
    #expect(problems.isEmpty, "\(problems.map(\.description).joined(separator: "\n"))")
  }

  @Test func `every row of the ledger is there`() throws {
    let pages = try ShippedRules.ruleBook.get().criteria
    #expect(
      pages.map { "\($0.folder) \($0.rows.count)" } == [
        "alert-dialog 22", "animation 10", "button 26", "calendar-date-picker 32", "captcha 19", "carousel 30",
        "checkbox 24", "chip 19", "date-time-picker 30", "dropdown 28", "expandable 19", "field-errors 11", "focus 26",
        "graphics-visual-elements 22", "headings 10", "image-decorative 11", "link 19", "loading-icon 18",
        "loading-spinner 11", "menu 28", "modal 23", "pagination-control 23", "progress-indicator 16",
        "radio-button 24", "reorder-data-row 13", "search 15", "segmented-control 38", "sheet 26", "sidebar-menu 25",
        "slider 13", "snackbar-toast 17", "step-indicator 16", "stepper 18", "strike-through 7", "table-row-button 25",
        "table 19", "text-input 25", "tidbit 16", "time-picker 30", "timer 16", "toggle-switch 21", "webview 13",
        "wheel-picker 31",
      ])
    #expect(
      pages.map { $0.rows.first?.id } == [
        "AL-01", "AN-01", "BT-01", "CD-01", "CA-01", "CR-01", "CB-01", "CH-01", "DT-01", "DD-01", "EX-01", "FE-01",
        "FO-01", "GR-01", "HE-01", "ID-01", "LK-01", "LD-01", "LS-01", "MN-01", "MO-01", "PC-01", "PI-01", "RB-01",
        "RD-01", "SR-01", "SG-01", "SH-01", "SM-01", "SL-01", "SN-01", "SI-01", "ST-01", "SK-01", "TR-01", "TB-01",
        "TI-01", "TD-01", "TP-01", "TM-01", "TS-01", "WV-01", "WP-01",
      ])
  }

  @Test func `permissions and exemptions are no faults`() throws {
    let ruleBook = try ShippedRules.ruleBook.get()
    let free = ruleBook.criteria.flatMap(\.rows).filter { $0.kind == .may || $0.kind == .exempt }
    #expect(free.count == 120)
    #expect(free.filter { $0.kind == .exempt }.compactMap(\.undecided).allSatisfy { $0.needs == [.nothing] })
  }

  @Test func `the pages say what rules and examples say`() throws {
    let ruleBook = try ShippedRules.ruleBook.get()
    let counts = ShippedRules.checkout.appending(path: "Tests/Fixtures/widgets/rows.txt").path
    let documentation = CriteriaDocumentation(
      ruleBook, survey: CoverageSurvey(ruleBook: ruleBook), formats: ExportFormats.all.map(\.format),
      widgets: WidgetCounts(text: Golden.read(counts) ?? ""))
    let docs = ShippedRules.checkout.appending(path: "docs")
    #expect(Golden.mismatch(documentation.overview, at: docs.appending(path: "criteria.md").path) == nil)
    for (folder, text) in documentation.documents {
      #expect(Golden.mismatch(text, at: docs.appending(path: "criteria/\(folder).md").path) == nil)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: docs.appending(path: "criteria").path)
    #expect(files.sorted() == documentation.documents.map { "\($0.folder).md" })
  }
}
