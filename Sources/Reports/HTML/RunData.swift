import AccessibilityTree
import Audit
import Rules

/// What the page knows besides the screens: the rules that found something, their criteria, and what exports lack.
struct RunData {
  let run: AuditRun
  let tally: Tally
  let limits: [ExportLimit]

  /// The object.
  var object: String {
    let rows = CriteriaRows(run.criteria)
    let paths = Set(tally.found.map(RuleList.path))
    let rules = run.rules.filter { tally.found.contains($0.title) || $0.kind == nil && paths.contains($0.path) }
    let ids = Set(rules.flatMap(rows.shown)).sorted()
    var line = JSONLine()
    line.add("version", run.version)
    if let begunAt = run.begunAt { line.add("begunAt", begunAt) }
    if let history = run.history { line.add("history") { Self.fill(&$0, history) } }
    line.add("frameworks", objects: Rule.Framework.allCases) { framework, line in
      line.add("id", framework.rawValue)
      line.add("name", framework.displayName)
    }
    line.add("rules", objects: rules) { rule, line in Self.fill(&line, rule, rows) }
    line.add("rows", objects: ids.compactMap { rows[$0] }) { entry, line in
      line.add("id", entry.row.id)
      line.add("says", entry.row.says)
      line.add("section", entry.row.section)
      line.add("page", entry.page.name)
      line.add("site", entry.page.site)
    }
    line.add("exports", objects: limits) { limit, line in
      line.add("name", limit.name)
      line.add("files", limit.files)
      line.add("decided", limit.decided)
      line.add("partly", limit.partly)
      line.add("rules", limit.rules)
      line.add("missing", limit.missing)
      line.add("advice", limit.advice)
    }
    return line.object
  }

  private static func fill(_ line: inout JSONLine, _ history: RunHistory) {
    line.add("unit", CleanText.line(history.unit))
    line.add("first", history.first)
    line.add("last", history.last)
    line.add("leftOut", history.leftOut)
    if let exports = history.exports { line.add("exports", CleanText.line(exports)) }
    if !history.boxes.isEmpty {
      line.add("boxes", objects: history.boxes) { box, line in
        line.add("name", box.words)
        line.add("last", box.last)
      }
    }
    line.add("days", objects: history.days) { day, line in
      line.add("day", day.day.description)
      line.add("captures", day.captures)
      line.add("new", day.appeared)
      line.add("fixed", day.fixed)
      if day.withdrawn > 0 { line.add("withdrawn", day.withdrawn) }
      line.add("open", day.open)
    }
  }

  private static func fill(_ line: inout JSONLine, _ rule: Rule, _ rows: CriteriaRows) {
    line.add("title", rule.title)
    line.add("path", rule.path)
    line.add("kind", rule.kind?.path)
    line.add("noun", rule.kind?.noun)
    line.add("name", rule.name)
    line.add("why", rule.why)
    line.add("fix", objects: rule.fix) { fix, line in
      line.add("framework", fix.framework.rawValue)
      line.add("do", fix.sentence)
    }
    line.add("wcag", objects: rule.wcag) { criterion, line in
      let known = WCAGCriterion.numbered(criterion.number)
      line.add("number", criterion.number)
      line.add("title", known.map { "\($0.title) (\($0.level))" })
      line.add("address", known?.address)
      line.add("fails", criterion.relation == .fails)
    }
    line.add("rows", rows.shown(with: rule))
  }
}
