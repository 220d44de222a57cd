public import Rules

/// What `journalctl -x` shows below an entry: why a finding matters and how to repair it, or what a message means.
///
/// Source: https://systemd.io/CATALOG. A broken file breaks the catalogs of the whole system, so every line is cleaned.
public struct MessageCatalog: Sendable {
  private let rules: [Rule]

  /// The catalog of these rules and of everything that a11yd says itself.
  public init(rules: [Rule]) { self.rules = rules }

  /// The whole file, in the order of the rules' paths.
  public var text: String {
    let messages = MessageID.allCases.map { entry($0.rawValue, $0.subject, [$0.explanation]) }
    let findings = rules.sorted { $0.path < $1.path }.map(entry)
    return "# Generated from the rules by a11yd; do not edit.\n\n" + (messages + findings).joined(separator: "\n")
  }

  private func entry(_ rule: Rule) -> String {
    var paragraphs = [rule.why]
    paragraphs.append("Element: @AX_NODE@ (@AX_ROLE@)\nHeard: “@AX_HEARD@”\nIn: @AX_SNAPSHOT@")
    let fixes = rule.fix.map { "\($0.framework.displayName): \(CleanLine.of($0.sentence))" }
    if !fixes.isEmpty { paragraphs.append("How to repair it\n" + fixes.joined(separator: "\n")) }
    let sources = rule.sources.map { "“\(CleanLine.of($0.says))” (\(CleanLine.of($0.section)))" }
    if !sources.isEmpty { paragraphs.append("Rests on\n" + sources.joined(separator: "\n")) }
    let criteria = rule.wcag.map { "\($0.number) (\($0.relation.rawValue))" }
    if !criteria.isEmpty { paragraphs.append("WCAG: " + criteria.joined(separator: ", ")) }
    paragraphs.append("Rule: \(rule.path)")
    return entry(rule.id, rule.name, paragraphs)
  }

  private func entry(_ id: String, _ subject: String, _ paragraphs: [String]) -> String {
    let body = paragraphs.map { paragraph in
      paragraph.split(separator: "\n").map { line in
        let line = CleanLine.of(String(line))
        // Would begin the next entry.
        return line.hasPrefix("-- ") ? " " + line : line
      }.joined(separator: "\n")
    }
    return "-- \(id)\nSubject: \(CleanLine.of(subject))\nDefined-By: a11yd\nDocumentation: man:a11yd(8)\n\n"
      + body.joined(separator: "\n\n") + "\n"
  }
}
