import ArgumentParser
import Reports

/// Which reports `audit` and `report` write, and where.
struct ReportOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "Output format: text, jsonl (JSON Lines), html, sarif, junit or earl. Give it several times for several reports.",
      valueName: "format"))
  var formats: [ReportFormat] = []

  @Option(
    name: .customLong("output"),
    help: ArgumentHelp(
      "Write the report to this file; - is standard output. With several formats, give it once for each, in the same order.",
      valueName: "file"),
    completion: .file())
  var outputs: [String] = []

  @Option(help: ArgumentHelp("Show this in text output too.", valueName: "detail"))
  var show: [Detail] = []

  /// What text can show besides failed targets.
  enum Detail: String, CaseIterable, ExpressibleByArgument {
    /// Targets that an export cannot settle, each with what is missing.
    case cantTell = "cant-tell"
  }

  /// Each format with its file; nil for standard output.
  var reports: [(format: ReportFormat, path: String?)] {
    guard !formats.isEmpty else { return [(.text, outputs.first)] }
    guard !outputs.isEmpty else { return formats.map { ($0, nil) } }
    return zip(formats, outputs).map { ($0, $1) }
  }

  /// How text is laid out where it goes.
  var layout: TextLayout {
    let path = reports.first { $0.format == .text }?.path
    return path == nil || path == InputFiles.standardInput ? Terminal.standardOutput.layout : TextLayout()
  }

  mutating func validate() throws {
    let count = max(1, formats.count)
    if count > 1 || outputs.count > 1, outputs.count != count {
      throw ValidationError(
        "\(count == 1 ? "1 format" : "\(count) formats") and \(outputs.count == 1 ? "1 output" : "\(outputs.count) outputs"): "
          + "give --output once for each --format, in the same order. - is standard output.")
    }
    if let twice = outputs.first(where: { path in outputs.count { $0 == path } > 1 }) {
      throw ValidationError("--output \(twice) is given twice. Name a file of its own for each format.")
    }
  }
}
