/// For how many widgets a row of the criteria is decided.
struct RowCount {
  let row: String
  /// Widgets with a wrong form that breaks the row.
  var widgets = 0
  /// Of these, those whose forms are each reported in at least one export, and open in none.
  var decided = 0
  /// Of these, those with a form that is open in an export.
  var open = 0

  /// A line a row: its widgets, and those for which it is decided.
  static func text(_ results: [WidgetResult]) -> String {
    "# Rows of the criteria: widgets with a wrong form of it, and those for which it is decided. Written by AtlasTests.\n"
      + all(results).map { "\($0.row) \($0.widgets) \($0.decided)\n" }.joined()
  }

  /// In the order of the rows' ids.
  static func all(_ results: [WidgetResult]) -> [RowCount] {
    var rows: [String: RowCount] = [:]
    for result in results {
      for row in Set(result.widget.wrong.flatMap(\.breaks)) {
        let forms = result.widget.wrong.filter { $0.breaks.contains(row) }.map(\.name)
        let outcomes = forms.map { form in result.forms.filter { $0.form == form } }
        let isOpen = outcomes.contains { $0.contains { $0.outcome == .open } }
        rows[row, default: RowCount(row: row)].widgets += 1
        if isOpen { rows[row]?.open += 1 }
        if !isOpen, outcomes.allSatisfy({ $0.contains { $0.outcome == .failed && !$0.isOfAnotherKind } }) {
          rows[row]?.decided += 1
        }
      }
    }
    return rows.values.sorted { $0.row < $1.row }
  }
}
