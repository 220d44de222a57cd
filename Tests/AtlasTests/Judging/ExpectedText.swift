/// What became of one widget, for people who review it: `Tests/Fixtures/widgets/expected/<kind>/<widget>.txt`.
enum ExpectedText {
  /// A block a form; a line an outcome, with the exports that had it.
  static func text(of result: WidgetResult) -> String {
    var text = "\(result.widget.name)\n"
    for form in result.widget.forms {
      text += "\n\(form.name)" + (form.breaks.isEmpty ? "" : " · \(form.breaks.joined(separator: " "))") + "\n"
      let results = result.forms.filter { $0.form == form.name }
      var order: [String] = []
      for result in results where !order.contains(line(result)) { order.append(line(result)) }
      for line in order {
        text += "  \(line): \(results.filter { Self.line($0) == line }.map(\.format).joined(separator: " "))\n"
      }
    }
    return text
  }

  private static func line(_ result: FormResult) -> String {
    switch result.outcome {
    case .clean: "clean"
    case .failed: "failed\(result.isOfAnotherKind ? " as another kind" : "") by \(result.rules.joined(separator: ", "))"
    case .asked: "asked by \(result.rules.joined(separator: ", "))"
    case .unseen:
      result.lacks.isEmpty ? "cannot be seen" : "cannot be seen for want of \(result.lacks.joined(separator: ", "))"
    case .open: "OPEN"
    }
  }
}
