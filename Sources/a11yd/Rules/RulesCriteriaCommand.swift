import ArgumentParser
import Audit
import Foundation
import Readers
import Reports
import Rules

/// `a11yd rules criteria`: docs/criteria.md.
struct RulesCriteriaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "criteria",
    abstract: "Show every criterion and the rules that decide it, or the reason why none does.",
    discussion: "Writes Markdown: docs/criteria.md, by the rules of this machine.")

  @OptionGroup var location: RuleLocation

  @Option(help: ArgumentHelp("Counts of widgets, as the tests recorded them.", visibility: .private))
  var widgets: String?

  func run() throws {
    let ruleBook = try location.ruleBook()
    guard !ruleBook.criteria.isEmpty else {
      throw CommandProblem(
        "no criteria: no page of the rules has a `criteria.yaml`. Add a directory that has one with `--rules`.")
    }
    let documentation = CriteriaDocumentation(
      ruleBook, survey: CoverageSurvey(ruleBook: ruleBook), formats: ExportFormats.all.map(\.format),
      widgets: try counts())
    print(documentation.page, terminator: "")
  }

  private func counts() throws -> WidgetCounts {
    guard let widgets else { return WidgetCounts() }
    do {
      return WidgetCounts(text: try String(contentsOfFile: widgets, encoding: .utf8))
    } catch {
      throw CommandProblem("Cannot read \(widgets): \(error.localizedDescription)")
    }
  }
}
