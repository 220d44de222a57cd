public import Rules

/// What `journalctl -x` shows below an entry: why a finding matters and how to fix it, or what a message means.
///
/// Source: https://systemd.io/CATALOG. A broken file breaks the catalogs of the whole system, so every line is cleaned.
public struct MessageCatalog: Sendable {
  private let rules: [Rule]

  /// The catalog of these rules and of the daemon's own messages.
  public init(rules: [Rule]) { self.rules = rules }

  /// The whole file, in the order of the rules' paths.
  public var text: String {
    let messages = MessageID.allCases.map {
      entry($0.rawValue, $0.subject, "man:a11yd(8)", [CatalogText.paragraph($0.explanation)])
    }
    let findings = rules.sorted { $0.path < $1.path }.map(entry)
    return "# Generated from the rules by a11yd; do not edit.\n\n" + (messages + findings).joined(separator: "\n")
  }

  private func entry(_ rule: Rule) -> String {
    var paragraphs = [CatalogText.paragraph(rule.why)]
    // Only fields that every finding has. If one is missing, the catalog shows its name.
    paragraphs.append(
      """
      Where:   @AX_SHOWN_PLACE@ (@AX_FORMAT@)
      Element: @AX_SHOWN_NODE@
      Name:    @AX_SHOWN_NAME@
      Heard:   @AX_SHOWN_HEARD@
      """)
    if !rule.fix.isEmpty {
      let fixes = rule.fix.map { CatalogText.paragraph("\($0.framework.displayName): \($0.sentence)") }
      paragraphs.append("How to repair it\n" + fixes.joined(separator: "\n"))
    }
    if !rule.sources.isEmpty {
      let page = rule.path.split(separator: "/").dropLast().joined(separator: "/")
      let sources = rule.sources.map { CatalogText.paragraph("“\($0.says)” (\($0.page ?? page): \($0.section))") }
      paragraphs.append("What it rests on\n" + sources.joined(separator: "\n"))
    }
    if !rule.wcag.isEmpty {
      let criteria = rule.wcag.map { "\($0.number) (\($0.relation.rawValue))" }
      paragraphs.append(CatalogText.paragraph("WCAG: " + criteria.joined(separator: ", ")))
    }
    paragraphs.append("Rule: \(CatalogText.paragraph(rule.path)), \(rule.impact.rawValue)")
    return entry(rule.id, rule.name, "man:a11yd-rules(7)", paragraphs)
  }

  private func entry(_ id: String, _ subject: String, _ manual: String, _ paragraphs: [String]) -> String {
    "-- \(id)\nSubject: \(CleanLine.of(subject))\nDefined-By: a11yd\nDocumentation: \(manual)\n\n"
      + paragraphs.joined(separator: "\n\n") + "\n"
  }
}
