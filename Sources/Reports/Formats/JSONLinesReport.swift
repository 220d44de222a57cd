import AccessibilityTree
import Audit
import Rules

/// Findings for other programs: one JSON object per line, then one `summary` for each file.
///
/// Source: docs/json-lines.md, config/finding.schema.json.
public struct JSONLinesReport: Report {
  let showsSummaries: Bool

  /// Writes every finding, including those that could not be judged. A program filters by `outcome`.
  public init(showsSummaries: Bool = true) { self.showsSummaries = showsSummaries }

  public func item(on file: AuditedFile) -> String {
    var lines = ""
    for finding in file.audit.findings { lines += line(for: finding, in: file) }
    if showsSummaries { lines += summary(of: file) }
    return lines
  }

  private func line(for finding: Finding, in file: AuditedFile) -> String {
    var line = JSONLine()
    line.add("rule", finding.rule)
    line.add("kind", finding.kind)
    line.add("expectation", finding.expectation)
    line.add("outcome", finding.outcome.rawValue)
    line.add("impact", finding.impact.rawValue)
    line.add("wcag", finding.wcag)
    line.add("platform", file.audit.platform?.rawValue)
    line.add("app", file.audit.app)
    line.add("screen", finding.capture.map(\.screen) ?? file.audit.screen)
    line.add("snapshot", finding.capture?.name ?? file.name)
    line.add("format", file.audit.format)
    line.add("node", finding.node.path)
    line.add("role", finding.node.role.rawValue)
    line.add("name", finding.node.name)
    line.add("heard", finding.node.heard)
    line.add("bounds", finding.node.bounds.map { [$0.x, $0.y, $0.width, $0.height] })
    line.add("identifier", finding.node.identifier)
    line.add("message", finding.message)
    line.add("finding", finding.id)
    // Only a ledger of earlier audits or a baseline can tell a new finding from an old one.
    line.add("change", file.isNew(finding).map { $0 ? "new" : "still" })
    line.add("steps", finding.steps)
    Self.add(file.box, to: &line)
    return line.finished
  }

  /// Only where there are several, so that a program that reads one box sees what it always saw.
  private static func add(_ box: ReportedBox?, to line: inout JSONLine) {
    guard let box else { return }
    line.add("box") { line in
      line.add("name", box.name)
      line.add("machine", box.machine)
    }
  }

  private static func fill(_ line: inout JSONLine, with cut: TreeCut) {
    line.add("places", cut.places)
    if let depth = cut.depth { line.add("depth", depth) } else { line.add("depth", String?.none) }
  }

  private func summary(of file: AuditedFile) -> String {
    var line = JSONLine()
    line.add("summary") { summary in
      summary.add("platform", file.audit.platform?.rawValue)
      summary.add("app", file.audit.app)
      summary.add("screen", file.audit.screen)
      summary.add("snapshot", file.name)
      summary.add("format", file.audit.format)
      summary.add("nodes", file.audit.nodeCount)
      summary.add("milliseconds", (file.duration / .milliseconds(1) * 1000).rounded() / 1000)
      summary.add("outcomes") { outcomes in
        for outcome in Outcome.allCases { outcomes.add(outcome.rawValue, file.audit.counts[outcome] ?? 0) }
      }
      summary.add("verdicts", file.audit.verdicts) { line, verdict in
        line.add("tool", verdict.tool)
        line.add("check", verdict.check)
        line.add("outcome", verdict.outcome.rawValue)
        line.add("node", verdict.node)
        line.add("agrees", verdict.agrees)
      }
      if let cut = file.audit.cut {
        summary.add("cut") { Self.fill(&$0, with: cut) }
      } else {
        summary.add("cut", String?.none)
      }
      summary.add("language", file.audit.language)
      summary.add("languageSource", file.audit.languageSource?.rawValue)
      Self.add(file.box, to: &summary)
    }
    return line.finished
  }
}
