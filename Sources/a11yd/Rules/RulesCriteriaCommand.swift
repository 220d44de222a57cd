import ArgumentParser
import Audit
import Foundation
import Readers
import Reports
import Rules

/// `a11yd rules criteria [PAGE]`: docs/criteria.md, or one page of docs/criteria/.
struct RulesCriteriaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "criteria",
    abstract: "Show the criteria and the rules that decide them, or the reason why none does.",
    discussion: """
      Writes Markdown, by the rules of this machine: without PAGE the pages in numbers and what is not decided, with it
      every criterion of that page.
      """)

  @Argument(help: "A page of the criteria, such as `button`; without it, all of them in numbers.")
  var page: String?

  @OptionGroup var location: RuleLocation

  @Option(help: ArgumentHelp("Counts of widgets, as the tests recorded them.", visibility: .private))
  var widgets: String?

  @Option(help: ArgumentHelp("A directory for all pages, a file each, instead of one page.", visibility: .private))
  var pages: String?

  func run() throws {
    let ruleBook = try location.ruleBook()
    guard !ruleBook.criteria.isEmpty else {
      throw CommandProblem(
        "no criteria: no page of the rules has a `criteria.yaml`. Add a directory that has one with `--rules`.")
    }
    let documentation = CriteriaDocumentation(
      ruleBook, survey: CoverageSurvey(ruleBook: ruleBook), formats: ExportFormats.all.map(\.format),
      widgets: try counts())
    if let pages {
      for document in documentation.documents {
        try document.text.write(toFile: "\(pages)/\(document.folder).md", atomically: false, encoding: .utf8)
      }
      return
    }
    guard let page else { return print(documentation.overview, terminator: "") }
    guard let document = documentation.documents.first(where: { $0.folder == page }) else {
      let pages = ruleBook.criteria.map { "`\($0.folder)`" }.joined(separator: ", ")
      throw CommandProblem("`\(page)` is no page of the criteria. The pages are \(pages).")
    }
    print(document.text, terminator: "")
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
