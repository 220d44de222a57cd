import AccessibilityTree
import Audit
import Readers
import Rules

/// Works out what the exports of a run could not show, as `a11yd doctor` does for one file.
struct ExportLimits {
  private let survey: CoverageSurvey
  private let formats = ExportFormats.all.map(\.format)

  init(ruleBook: RuleBook) { survey = CoverageSurvey(ruleBook: ruleBook) }

  /// Working out one sort takes a tenth of a second, and people change the exporter that writes most files.
  private static let limit = 12

  /// The limits of each sort of export, those with most files first.
  func all(_ exports: [ExportSort: Int]) -> [ExportLimit] {
    let sorted = exports.sorted { ($1.value, $0.key.name) < ($0.value, $1.key.name) }
    return sorted.prefix(Self.limit).compactMap { limit($0.key, files: $0.value) }
  }

  private func limit(_ sort: ExportSort, files: Int) -> ExportLimit? {
    guard let platform = sort.platform else { return nil }
    let coverage = survey.coverage(of: sort.carried, on: platform)
    let extents = coverage.paths
    let format = formats.first { $0.name == sort.format }
    let advice = format.map { ExportAdvice.best(for: $0, coverage, survey, formats: formats) }
    return ExportLimit(
      name: [format.map { "\($0.displayName) (\($0.name))" } ?? sort.format, platform.displayName].joined(
        separator: ", "),
      files: files, decided: extents.values.count { $0 == .all }, partly: extents.values.count { $0 == .part },
      rules: extents.count, missing: missing(coverage, on: platform), advice: advice.flatMap { words($0, format) })
  }

  /// The properties that block rules, those that block most first.
  private func missing(_ coverage: Coverage, on platform: Platform) -> [String] {
    var rules: [Property: Set<String>] = [:]
    for rule in coverage.rules where rule.extent != .all {
      let lacking =
        rule.extent == .none
        ? survey.lacking(rule: rule.rule, in: coverage)
        : rule.undecided.reduce(into: PropertySet()) {
          $0.formUnion(survey.lacking(rule: rule.rule, expectation: $1.id, in: coverage))
        }
      for property in lacking { rules[property, default: []].insert(rule.path) }
    }
    let sorted = rules.sorted { ($1.value.count, $0.key.rawValue) < ($0.value.count, $1.key.rawValue) }
    return sorted.prefix(6).map { "\(AdviceWords.property($0.key)) (\(Counted.things($0.value.count, "rule")))" }
  }

  private func words(_ advice: ExportAdvice, _ format: ExportFormat?) -> String? {
    let words = AdviceWords(isBrief: true)
    let exporter = format?.displayName ?? "this exporter"
    switch advice {
    case .change(let change, let gain): return "\(change): \(words.gain(gain))."
    case .sameFormat(let properties, let gain):
      return "Exports of newer versions or of other screens carry \(AdviceWords.list(properties)): \(words.gain(gain))."
    case .exporter(let name, let gain):
      return "No setting of \(exporter) helps. \(name) would decide \(words.difference(gain))."
    case .none: return nil
    }
  }
}

extension ExportSort {
  /// For an order that is the same in each run.
  fileprivate var name: String { "\(format) \(platform?.rawValue ?? "") \(carried.map(\.name).joined(separator: " "))" }
}
