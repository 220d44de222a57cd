/// docs/widgets.md: which widget is judged in which export, which is asked about, which cannot be seen.
enum WidgetsPage {
  static func text(_ results: [WidgetResult], guide: String) -> String {
    let forms = results.flatMap(\.forms).filter { $0.form != "right" }
    func count(_ outcome: FormResult.Outcome) -> Int { forms.count { $0.outcome == outcome } }
    let equal = forms.count { $0.outcome == .unseen && $0.lacks.isEmpty }
    let inNoExport: Set<String> = ["pixels", "human", "another-page"]
    let beyond = forms.count { $0.outcome == .unseen && !inNoExport.isDisjoint(with: $0.lacks) }
    let wrong = results.map(\.widget.wrong.count).reduce(0, +)
    var text = """
      # Widgets

      Generated from `Tests/Fixtures/widgets` by the tests; do not edit. `A11YD_RECORD=1 swift test --filter AtlasTests`
      writes it.

      \(results.count) widgets of the toolkits with \(wrong) wrong forms that apps ship. Tests write each form
      as each exporter of its platform would write it, read it back and judge it. The outcomes of the wrong forms:

      | outcome | exports |
      |---|---|
      | failed: a rule reports it | \(count(.failed)) |
      | asked: *cannot tell*, with the missing evidence named | \(count(.asked)) |
      | cannot be seen: the exports of the right and the wrong form are equal, byte for byte | \(equal) |
      | cannot be seen: only a picture, a person or another page could tell | \(beyond) |
      | cannot be seen: this export lacks the evidence; `a11yd doctor` says which | \(count(.unseen) - equal - beyond) |
      | open: not yet as it must be ([open.yaml](../Tests/Fixtures/widgets/open.yaml)) | \(count(.open)) |

      In the tables, the columns are the exporters of the platform. A cell counts wrong forms: `5` failed, `1?` asked,
      `2–` cannot be seen, `1!` open. A cross is a right form that is not clean yet. The number of forms links to
      what became of each of them, and by which rule.

      """
    for platform in [TruthPlatform.ios, .android] {
      let formats = ExportWriters.all.filter { $0.platforms.contains(platform) }.map(\.format)
      text += "\n## \(platform == .ios ? "iOS" : "Android")\n\n"
      text += "| widget | forms | " + formats.map { "`\($0)`" }.joined(separator: " | ") + " |\n"
      text += "|---|---|" + formats.map { _ in "---|" }.joined() + "\n"
      for result in results where result.widget.platform == platform {
        let cells = formats.map { cell(result, $0) }
        let file = "../Tests/Fixtures/widgets/\(result.widget.path).yaml"
        let outcomes = "../Tests/Fixtures/widgets/expected/\(result.widget.path).txt"
        text += "| [\(result.widget.name)](\(file)) | [\(result.widget.wrong.count)](\(outcomes)) | "
        text += cells.joined(separator: " | ") + " |\n"
      }
    }
    return text + "\n" + rows(results) + "\n" + guide
  }

  private static func cell(_ result: WidgetResult, _ format: String) -> String {
    let forms = result.forms.filter { $0.format == format }
    guard let right = forms.first(where: { $0.form == "right" }) else { return "" }
    func count(_ outcome: FormResult.Outcome, _ mark: String) -> String? {
      let count = forms.count { $0.form != "right" && $0.outcome == outcome }
      return count > 0 ? "\(count)\(mark)" : nil
    }
    let counts = [count(.failed, ""), count(.asked, "?"), count(.unseen, "–"), count(.open, "!")].compactMap(\.self)
    return (counts + (right.problems.isEmpty ? [] : ["✗"])).joined(separator: " ")
  }

  /// By row of the criteria, for how many of the widgets with a wrong form of it the row is decided.
  static func rows(_ results: [WidgetResult]) -> String {
    var text = """
      ## Rows of the criteria

      A row is *decided* for a widget if a rule reports each of its wrong forms in at least one export, and no export is
      open. `docs/criteria.md` counts by these numbers.

      | row | widgets | decided | open |
      |---|---|---|---|

      """
    for row in RowCount.all(results) {
      text += "| \(row.row) | \(row.widgets) | \(row.decided) | \(row.open) |\n"
    }
    return text
  }
}
