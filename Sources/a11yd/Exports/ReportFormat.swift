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
  var reading: RuleReading {
    switch self {
    case .text, .jsonl, .junit: .judging
    case .sarif, .earl: .explaining
    // What exports could not show is worked out with the rules' examples.
    case .html: .whole
    }
  }
}
