import ArgumentParser
import Reports
import Rules

/// How `audit` writes what it finds.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  /// For people at a terminal.
  case text
  /// For other programs: docs/json-lines.md.
  case jsonl
  /// For people who repair what was found.
  case html
  /// For code hosts; this and the others: docs/reports.md.
  case sarif
  /// For test servers.
  case junit
  /// For other accessibility tools.
  case earl

  /// The parts of the rules that the format shows.
  ///
  /// - Parameter exports: what is known of the exports; by default nothing.
  func reading(of exports: JudgedExports = JudgedExports()) -> RuleReading {
    switch self {
    case .text, .jsonl, .junit: .judging(exports)
    case .sarif, .earl: .explaining
    // What exports could not show is worked out with the rules' examples.
    case .html: .whole
    }
  }

  /// The report in this format.
  ///
  /// - Parameters:
  ///   - layout: of text.
  ///   - detail: of text; JSON Lines show summaries where it does.
  ///   - ruleBook: read as `reading` says.
  func report(_ layout: TextLayout, _ detail: TextReport.Detail, _ ruleBook: RuleBook) -> any Report {
    switch self {
    case .text: TextReport(layout: layout, detail: detail)
    case .jsonl: JSONLinesReport(showsSummaries: detail.showsSummaries)
    case .html: HTMLReport(examining: ruleBook)
    case .sarif: SARIFReport()
    case .junit: JUnitReport()
    case .earl: EARLReport()
    }
  }
}
