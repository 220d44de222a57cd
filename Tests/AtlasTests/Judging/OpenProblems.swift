import AuditTesting
import YAMLText

/// What is not yet as it must be, in `Tests/Fixtures/widgets/open.yaml`: by widget, by form, by problem, the exports.
///
/// Each line is a known issue of the tests. It has to go when it is mended, and no line comes without a review.
enum OpenProblems {
  static let path = Atlas.file("open.yaml")

  /// “path form: problem: format”, each once.
  static func reviewed() throws -> Set<String> {
    var entries: Set<String> = []
    let document = try YAMLNode.document(in: Golden.read(path) ?? "")
    for widget in document?.mapping ?? [] {
      for form in widget.value.mapping ?? [] {
        for problem in form.value.mapping ?? [] {
          for format in problem.value.sequence ?? [] {
            entries.insert(entry(widget.key.scalar, form.key.scalar, problem.key.scalar, format.scalar))
          }
        }
      }
    }
    return entries
  }

  static func entries(of result: WidgetResult) -> Set<String> {
    Set(
      result.forms.flatMap { form in
        form.problems.map { entry(result.widget.path, form.form, $0, form.format) }
      })
  }

  /// The file for these results.
  static func text(_ results: [WidgetResult]) -> String {
    var text = """
      # What is not yet as it must be: by widget and form, each problem with the exports that have it. AtlasTests fails
      # for a problem that is not here, and for one that is here and mended. Recorded with A11YD_RECORD=1; it must shrink.

      """
    for result in results where result.forms.contains(where: { !$0.problems.isEmpty }) {
      text += "\(result.widget.path):\n"
      for form in result.widget.forms.map(\.name) {
        let problems = result.forms.filter { $0.form == form }.flatMap { form in form.problems.map { ($0, form.format) }
        }
        guard !problems.isEmpty else { continue }
        text += "  \(quoted(form)):\n"
        var order: [String] = []
        for (problem, _) in problems where !order.contains(problem) { order.append(problem) }
        for problem in order {
          let formats = problems.filter { $0.0 == problem }.map(\.1)
          text += "    \(quoted(problem)): [\(formats.joined(separator: ", "))]\n"
        }
      }
    }
    return text
  }

  private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'" }

  private static func entry(_ widget: String?, _ form: String?, _ problem: String?, _ format: String?) -> String {
    "\(widget ?? ""), \(form ?? ""): \(problem ?? ""): \(format ?? "")"
  }
}
