import AccessibilityTree
import Audit
import Rules

/// The section about one row on the page of its criteria.
struct CriteriaSection {
  let row: CriteriaRow
  /// The rules that decide it, in the order of their paths.
  let rules: [CompiledRule]
  let needs: [Platform: [String: RuleNeeds]]
  let reach: CriteriaReach

  /// The section as Markdown, including its line feed.
  var text: String {
    var lines = ["## \(row.id)", "", "> \(row.says)", ""]
    let facts = [row.kind.words, row.across?.words, row.section, wcag].compactMap(\.self)
    lines += [facts.joined(separator: " · "), ""]
    lines += rules.isEmpty ? reason : decided
    lines.append("- **Shows by:** " + byPlatform { row.evidence[$0] })
    if !rules.isEmpty {
      lines.append("- **Asks of an export:** " + byPlatform(separator: " · ", asked))
      for platform in Platform.allCases where rules.contains(where: { $0.rule.platforms.contains(platform) }) {
        let isShown = rules.contains { needs[platform]?[$0.rule.title] != nil }
        lines +=
          isShown
          ? reach.lines(row.id, platform)
          : ["- **\(platform.displayName) formats:** not known, because no example passes or fails there"]
      }
    }
    if !row.traps.isEmpty { lines += ["- **Not to be fooled by:**"] + row.traps.map { "  - \($0)" } }
    return lines.joined(separator: "\n") + "\n"
  }

  private var wcag: String? { row.wcag.isEmpty ? nil : "WCAG \(row.wcag.joined(separator: ", "))" }

  private var reason: [String] {
    guard let reason = row.undecided else { return ["**Open:** neither decided nor explained.", ""] }
    let needs = CriteriaRow.Need.words(reason.needs)
    var lines = ["**Not decided: \(needs).** \(reason.because)", ""]
    if let exporter = reason.exporter { lines.append("- **An exporter would have to write:** \(exporter).") }
    return lines
  }

  private var decided: [String] {
    let links = rules.map { rule in
      let path = rule.rule.path
      let draft = rule.rule.status == .stable ? "" : " (\(rule.rule.status.rawValue))"
      return "[\(path)](../rules.md#\(path.filter { $0 != "/" }))\(draft)"
    }
    let examples = rules.flatMap(\.examples)
    let outcomes = RuleExample.Kind.allCases.compactMap { kind in
      let count = examples.count { $0.outcome == kind }
      return count == 0 ? nil : "\(Counted.number(count)) \(kind == .cannotTell ? "cannot tell" : kind.rawValue)"
    }
    return [
      "**Decided by** \(links.joined(separator: ", ")). Examples: \(outcomes.joined(separator: ", ")).", "",
    ]
  }

  private func asked(_ platform: Platform) -> String? {
    let asked = rules.compactMap { needs[platform]?[$0.rule.title] }
    guard !asked.isEmpty else { return nil }
    let properties = asked.reduce(into: PropertySet()) { $0.formUnion($1.properties) }
    let hasWords = !properties.isDisjoint(with: [.label, .text])
    let words = asked.contains(where: \.eitherWords) && !hasWords ? ["`label` or `text`"] : []
    let names = words + properties.map(AdviceWords.property)
    return names.isEmpty ? "nothing" : names.joined(separator: ", ")
  }

  /// The words for each platform, only once if both are the same.
  private func byPlatform(separator: String = " ", _ words: (Platform) -> String?) -> String {
    let said = Platform.allCases.compactMap { platform in words(platform).map { (platform, $0) } }
    if said.count > 1, Set(said.map(\.1)).count == 1, let first = said.first { return first.1 }
    return said.map { "*\($0.displayName)* \($1)" }.joined(separator: separator)
  }
}
