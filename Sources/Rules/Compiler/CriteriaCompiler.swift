/// Reads the pages of `rules/criteria`, and holds the rules against their rows.
final class CriteriaCompiler {
  private(set) var pages: [CriteriaPage] = []
  private let log: ProblemLog
  private var ids: Set<String> = []
  /// Rows that are there, however broken: what names them is not wrong.
  private var named: Set<String> = []

  init(log: ProblemLog) { self.log = log }

  /// Reads one page.
  func compile(_ text: RuleText) {
    guard let yaml = Yaml(text, log: log), let entries = yaml.entries("a page of criteria") else { return }
    let known = ["name", "page", "rows"]
    for entry in entries where !known.contains(entry.name) {
      entry.key.report("`\(entry.name)` is no key of a page of criteria." + Yaml.offer(entry.name, known))
    }
    for key in known where !entries.contains(where: { $0.name == key }) {
      yaml.report("the page of criteria has no `\(key)`.")
    }
    func value(_ key: String) -> Yaml? { entries.first { $0.name == key }?.value }
    var page = CriteriaPage(
      folder: text.path.split(separator: "/").last.map(String.init) ?? text.path,
      name: value("name")?.text("`name`") ?? "", address: value("page")?.text("`page`") ?? "", rows: [])
    let items = value("rows")?.list("`rows`") ?? []
    if items.isEmpty { value("rows")?.report("the page of criteria has no rows.") }
    var before: String?
    for item in items {
      let compiler = CriteriaRowCompiler(yaml: item, text: text)
      guard let (id, place) = compiler.identifier() else { continue }
      named.insert(id)
      follow(id, before, at: place)
      before = id
      if let row = compiler.compile(id) { page.rows.append(row) }
    }
    pages.append(page)
  }

  /// Rows are numbered from 01 without a gap, so that none is forgotten.
  private func follow(_ id: String, _ before: String?, at place: Yaml) {
    guard ids.insert(id).inserted else { return place.report("there is another row `\(id)`.") }
    let letters = before?.prefix(2) ?? id.prefix(2)
    let number = before.flatMap { Int($0.suffix(2)) } ?? 0
    let next = "\(letters)-" + (number < 9 ? "0" : "") + "\(number + 1)"
    if id != next { place.report("here `\(next)` is missing: rows are in order and without a gap.") }
  }

  /// Reports rows that a rule says it decides and that are not there; nothing where there are no criteria.
  func resolve(_ decides: Yaml?) {
    guard !named.isEmpty, let rows = decides?.words("`decides`") else { return }
    for (row, place) in rows where RuleCompiler.isRow(row) && !named.contains(row) {
      place.report("`\(row)` is no row of the criteria." + Spelling.suggestion(for: row, among: named.sorted()))
    }
  }

  /// Rows that are neither decided nor explained, and those that are both.
  ///
  /// No problems of a single file: with rules masked or added on a machine, these are no reason not to audit.
  func unsettled(by rules: [Rule]) -> [RuleProblem] {
    var deciders: [String: String] = [:]
    for rule in rules where rule.status != .deprecated { for row in rule.decides { deciders[row] = rule.path } }
    return pages.flatMap(\.rows).compactMap { row in
      let place = row.place
      switch (deciders[row.id], place.undecided) {
      case (let rule?, let undecided?):
        return RuleProblem(
          file: place.file, line: undecided.lines.lowerBound, column: undecided.column,
          message: "`\(rule)` decides `\(row.id)` now. Delete "
            + (undecided.lines.count == 1
              ? "line \(undecided.lines.lowerBound)."
              : "lines \(undecided.lines.lowerBound) to \(undecided.lines.upperBound)."))
      case (nil, nil):
        return RuleProblem(
          file: place.file, line: place.line, column: place.column,
          message: "no rule decides `\(row.id)`, and no `undecided` says why. Name the row in `decides` of a rule, or "
            + "say here what is missing.")
      default: return nil
      }
    }
  }
}
