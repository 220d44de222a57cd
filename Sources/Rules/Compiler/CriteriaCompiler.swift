/// Reads the criteria of pages, and resolves the rules that their rows name.
final class CriteriaCompiler {
  private(set) var pages: [CriteriaPage] = []
  /// Rows that are neither decided nor explained, or both, or decided by a rule that does not exist.
  ///
  /// They are not problems of a single file and do not stop an audit, because a machine may mask or add rules.
  private(set) var unsettled: [RuleProblem] = []
  private let log: ProblemLog
  private var ids: Set<String> = []

  init(log: ProblemLog) { self.log = log }

  /// Reads the `criteria.yaml` of a page.
  func compile(_ text: RuleText, page source: PageSource?) {
    guard let yaml = Yaml(text, log: log), let entries = yaml.entries("a page's criteria") else { return }
    let known = ["edition", "rows"]
    for entry in entries where !known.contains(entry.name) {
      entry.key.report("`\(entry.name)` is no key of a page's criteria." + Yaml.offer(entry.name, known))
    }
    func value(_ key: String) -> Yaml? { entries.first { $0.name == key }?.value }
    if let source {
      for (key, isThere) in [("page", source.address != nil), ("prefix", source.prefix != nil)] where !isThere {
        yaml.report("the page has criteria, and its `page.yaml` has no `\(key)`.")
      }
    } else {
      yaml.report("the folder has no `page.yaml`, which says what the page is called.")
    }
    var page = CriteriaPage(
      folder: text.page, name: source?.name ?? text.page, address: source?.address ?? text.page,
      edition: value("edition")?.text("`edition`"), rows: [])
    guard let rows = value("rows") else { return yaml.report("the page's criteria have no `rows`.") }
    let items = rows.list("`rows`") ?? []
    if items.isEmpty { rows.report("the page's criteria have no rows.") }
    var before: String?
    for item in items {
      let compiler = CriteriaRowCompiler(yaml: item, text: text, prefix: source?.prefix)
      guard let (id, place) = compiler.identifier() else { continue }
      follow(id, before, at: place)
      before = id
      if let row = compiler.compile(id) { page.rows.append(row) }
    }
    pages.append(page)
  }

  /// Checks that rows are numbered from 01 without a gap, so that none is forgotten.
  private func follow(_ id: String, _ before: String?, at place: Yaml) {
    guard ids.insert(id).inserted else { return place.report("there is another row `\(id)`.") }
    let parts = (before ?? id).split(separator: "-")
    let number = before == nil ? 0 : Int(parts.last ?? "") ?? 0
    let next = "\(parts.first ?? "")-" + (number < 9 ? "0" : "") + "\(number + 1)"
    if id != next { place.report("here `\(next)` is missing: rows are in order and without a gap.") }
  }

  // MARK: rules

  /// Records the rows that each rule decides, and finds the rows that are not settled.
  func resolve(_ rules: inout [CompiledRule], general: inout [CompiledRule]) {
    var places: [String: [Int]] = [:]
    for (place, compiled) in rules.enumerated() { places[compiled.rule.path, default: []].append(place) }
    var rulesForAll: [String: Int] = [:]
    for (place, compiled) in general.enumerated() { rulesForAll[compiled.rule.path] = place }
    let names = Set(places.keys).union(rulesForAll.keys)
    for page in pages {
      for row in page.rows {
        check(row)
        for (place, name) in row.decidedBy.enumerated() {
          let path = [name, "\(page.folder)/\(name)", "every/\(name)"].first {
            names.contains($0) && ($0 != name || name.contains("/"))
          }
          guard let path else {
            let known = names.map { $0.split(separator: "/").last.map(String.init) ?? $0 }.sorted()
            report(
              row, place,
              "no rule `\(name)` judges this page." + Spelling.suggestion(for: name, among: known))
            continue
          }
          let meant = (places[path] ?? []).filter { rules[$0].rule.kind.map { isMeant($0, by: row, of: page) } ?? true }
          guard !meant.isEmpty else {
            let kind = row.of.map { "the kind `\($0)`" } ?? "any kind of this page"
            report(row, place, "`\(path)` does not judge \(kind): no slot that it asks for is filled.")
            continue
          }
          for rule in meant { Self.add(row, of: page, to: &rules[rule].rule) }
          if let rule = rulesForAll[path] { Self.add(row, of: page, to: &general[rule].rule) }
        }
      }
    }
  }

  /// Adds a row to a rule. A rule for all controls is based on the rows that name it; a rule of a page quotes its
  /// sources.
  private static func add(_ row: CriteriaRow, of page: CriteriaPage, to rule: inout Rule) {
    guard !rule.decides.contains(row.id) else { return }
    rule.decides.append(row.id)
    let source = Rule.Source(section: row.section, says: row.says, page: page.folder)
    if rule.sources.allSatisfy({ $0.page != nil }), !rule.sources.contains(source) { rule.sources.append(source) }
  }

  /// Whether the row is about the kind: one of its own page, or another page's by its whole path.
  private func isMeant(_ kind: Kind, by row: CriteriaRow, of page: CriteriaPage) -> Bool {
    if row.of == kind.path { return true }
    return kind.page == page.folder && (row.of == nil || row.of == kind.name)
  }

  /// Notes a problem that does not stop an audit.
  func leaveUnsettled(_ problem: RuleProblem) { unsettled.append(problem) }

  private func report(_ row: CriteriaRow, _ decider: Int, _ message: String) {
    let place = row.place.decidedBy[decider]
    unsettled.append(RuleProblem(file: row.place.file, line: place.line, column: place.column, message: message))
  }

  private func check(_ row: CriteriaRow) {
    let place = row.place
    switch (row.decidedBy.first, place.undecided) {
    case (let rule?, let undecided?):
      unsettled.append(
        RuleProblem(
          file: place.file, line: undecided.lines.lowerBound, column: undecided.column,
          message: "`\(rule)` decides `\(row.id)`. Delete "
            + (undecided.lines.count == 1
              ? "line \(undecided.lines.lowerBound)."
              : "lines \(undecided.lines.lowerBound) to \(undecided.lines.upperBound).")))
    case (nil, nil):
      unsettled.append(
        RuleProblem(
          file: place.file, line: place.line, column: place.column,
          message: "no rule decides `\(row.id)`, and no `undecided` says why. Name rules in `decided-by`, or say here "
            + "what is missing."))
    default: break
    }
  }
}
