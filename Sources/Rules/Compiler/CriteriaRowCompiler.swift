import AccessibilityTree

/// Turns one row of a page of criteria into a `CriteriaRow`, and reports its problems.
struct CriteriaRowCompiler {
  let yaml: Yaml
  let text: RuleText
  /// The letters with which ids of the page's rows begin; nil if the page has none, which was reported.
  let prefix: String?
  private let entries: [Yaml.Entry]

  static let required = ["id", "kind", "section", "says", "evidence"]
  static let known = required + ["across", "wcag", "traps", "decided-by", "of", "edition", "undecided"]

  init(yaml: Yaml, text: RuleText, prefix: String?) {
    (self.yaml, self.text, self.prefix) = (yaml, text, prefix)
    entries = yaml.entries("a row") ?? []
  }

  private func value(_ key: String) -> Yaml? { entries.first { $0.name == key }?.value }

  /// The row's id and its place.
  func identifier() -> (id: String, place: Yaml)? {
    guard !entries.isEmpty else { return nil }
    guard let place = value("id") else {
      yaml.report("the row has no `id`.")
      return nil
    }
    guard let id = place.text("`id`") else { return nil }
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, prefix == nil || parts[0] == prefix ?? "", 2...3 ~= parts[1].utf8.count,
      parts[1].allSatisfy({ "0"..."9" ~= $0 })
    else {
      let prefix = prefix ?? "BT"
      place.report("“\(id)” is no id of a row of this page: `\(prefix)-` and two digits, such as `\(prefix)-04`.")
      return nil
    }
    return (id, place)
  }

  /// The row, or nil after reporting the problems.
  func compile(_ id: String) -> CriteriaRow? {
    let problemsBefore = yaml.log.problems.count
    for entry in entries where !Self.known.contains(entry.name) {
      entry.key.report("`\(entry.name)` is no key of a row." + Yaml.offer(entry.name, Self.known))
    }
    for key in Self.required where value(key) == nil { yaml.report("the row `\(id)` has no `\(key)`.") }
    let kind = value("kind")?.choice("kind", CriteriaRow.Kind.self)
    let row = CriteriaRow(
      id: id, kind: kind ?? .must, across: value("across")?.choice("across", CriteriaRow.Across.self),
      section: value("section")?.text("`section`") ?? "", says: value("says")?.text("`says`") ?? "", wcag: wcag(),
      evidence: evidence(), traps: value("traps")?.words("`traps`")?.map(\.word) ?? [],
      decidedBy: deciders.map(\.word), of: value("of")?.text("`of`"), edition: value("edition")?.text("`edition`"),
      undecided: reason(),
      place: CriteriaRow.Place(
        file: text.file, line: yaml.line, column: yaml.column,
        decidedBy: deciders.map { ($0.yaml.line, $0.yaml.column) }, undecided: undecidedPlace()))
    return yaml.log.problems.count == problemsBefore ? row : nil
  }

  private var deciders: [(word: String, yaml: Yaml)] { value("decided-by")?.words("`decided-by`") ?? [] }

  private func wcag() -> [String] {
    (value("wcag")?.words("`wcag`") ?? []).map { number, place in
      if !RuleCompiler.isCriterion(number) { place.report("“\(number)” is no success criterion, such as `4.1.2`.") }
      return number
    }
  }

  private func evidence() -> [Platform: String] {
    guard let yaml = value("evidence"), let entries = yaml.entries("`evidence`") else { return [:] }
    var evidence: [Platform: String] = [:]
    let isForAny = entries.contains { $0.name == "any" }
    for entry in entries {
      let words = entry.value.text("the evidence")
      switch Platform(rawValue: entry.name) {
      case let platform? where !isForAny: evidence[platform] = words
      case .some: entry.key.report("`\(entry.name)` stands beside `any`, which speaks for both platforms.")
      case nil where entry.name == "any": for platform in Platform.allCases { evidence[platform] = words }
      case nil:
        entry.key.report(
          "`\(entry.name)` is no key of `evidence`." + Yaml.offer(entry.name, ["any", "ios", "android"]))
      }
    }
    for platform in Platform.allCases where !isForAny && !entries.contains(where: { $0.name == platform.rawValue }) {
      yaml.report("`evidence` says nothing of `\(platform.rawValue)`.")
    }
    return evidence
  }

  // MARK: undecided

  private func reason() -> CriteriaRow.Reason? {
    guard let yaml = value("undecided"), let entries = yaml.entries("`undecided`") else { return nil }
    let known = ["needs", "because", "exporter"]
    for entry in entries where !known.contains(entry.name) {
      entry.key.report("`\(entry.name)` is no key of `undecided`." + Yaml.offer(entry.name, known))
    }
    func entry(_ key: String) -> Yaml.Entry? { entries.first { $0.name == key } }
    for key in ["needs", "because"] where entry(key) == nil { yaml.report("`undecided` has no `\(key)`.") }
    let words = entry("needs")?.value.words("`needs`") ?? []
    let needs = words.compactMap { $0.yaml.choice("need", CriteriaRow.Need.self) }
    let exporter = entry("exporter")
    if needs.contains(.nothing), needs.count > 1 {
      entry("needs")?.key.report("`nothing` stands alone: where nothing is to be judged, nothing else is missing.")
    }
    if exporter == nil, let need = needs.first(where: \.isExporters) {
      yaml.report("`undecided` has no `exporter`: what an exporter would have to write, for want of \(need.rawValue).")
    }
    if let exporter, !needs.isEmpty, !needs.contains(where: \.isExporters) {
      exporter.key.report("no exporter brings what is missing here. Remove `exporter`.")
    }
    return CriteriaRow.Reason(
      needs: needs, because: entry("because")?.value.text("`because`") ?? "",
      exporter: exporter?.value.text("`exporter`"))
  }

  /// All lines of `undecided`: its own, and the following ones that are indented further.
  private func undecidedPlace() -> (lines: ClosedRange<Int>, column: Int)? {
    guard let key = entries.first(where: { $0.name == "undecided" })?.key else { return nil }
    let (space, feed) = (UInt8(ascii: " "), UInt8(ascii: "\n"))
    let lines = text.bytes.split(separator: feed, maxSplits: key.line, omittingEmptySubsequences: false)
    guard lines.count > key.line else { return (key.line...key.line, key.column) }
    var below = 0
    var rest = lines[key.line]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != feed }
      let indent = line.prefix { $0 == space }.count
      guard indent >= key.column, indent < line.count else { break }
      below += 1
      rest = rest[line.endIndex...].dropFirst()
    }
    return (key.line...key.line + below, key.column)
  }
}
