import Rules

/// A rule as SARIF describes it, with help that a code host shows beside each result.
enum SARIFRule {
  /// One object for each rule, in the order of their paths.
  static func objects(_ run: AuditRun) -> [String] {
    let rows = CriteriaRows(run.criteria)
    return run.rulesByPath(rows.shown).map { object($0.rule, decides: $0.decides, rows) }
  }

  /// The level of a failed target of this impact.
  static func level(_ impact: Rule.Impact) -> String {
    switch impact {
    case .critical, .serious: "error"
    case .moderate: "warning"
    case .minor: "note"
    }
  }

  private static func object(_ rule: Rule, decides: [String], _ rows: CriteriaRows) -> String {
    var line = JSONLine()
    line.add("id", rule.path)
    line.add("name", rule.name)
    line.add("shortDescription") { $0.add("text", SARIFText.plain(rule.name + ".")) }
    line.add("fullDescription") { $0.add("text", SARIFText.plain(rule.why)) }
    line.add("help") { help in
      let fixes = rule.fix.map { "\($0.framework.displayName): \($0.sentence)" }
      help.add("text", SARIFText.plain(([rule.why] + fixes).joined(separator: "\n")))
      help.add("markdown", markdown(rule, decides: decides, rows))
    }
    line.add("defaultConfiguration") { $0.add("level", level(rule.impact)) }
    line.add("properties") { properties in
      properties.add("problem.severity", severity(rule.impact))
      properties.add("precision", "very-high")
      // Code hosts show twenty tags at most.
      properties.add("tags", Array((["accessibility"] + rule.wcag.map { "wcag-\($0.number)" } + decides).prefix(20)))
    }
    return line.object
  }

  private static func severity(_ impact: Rule.Impact) -> String {
    switch level(impact) {
    case "error": "error"
    case "warning": "warning"
    default: "recommendation"
    }
  }

  private static func markdown(_ rule: Rule, decides: [String], _ rows: CriteriaRows) -> String {
    var text = "\(rule.why)\n\n"
    for (framework, sentence) in rule.fix { text += "- **\(framework.displayName)**: \(sentence)\n" }
    let criteria = rule.wcag.map { criterion in
      WCAGCriterion.numbered(criterion.number).map { "[WCAG \($0.number) \($0.title)](\($0.address))" }
        ?? "WCAG \(criterion.number)"
    }
    if !criteria.isEmpty { text += "\n" + criteria.joined(separator: ", ") + "\n" }
    for id in decides {
      guard let (row, page) = rows[id] else { continue }
      text += "\n> \(row.says)\n>\n> [\(page.name), \(id)](\(page.site))\n"
    }
    return text
  }
}
