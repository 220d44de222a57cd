import AccessibilityTree
import Audit
import Rules

/// Findings for the code host of the app: SARIF 2.1.0.
///
/// Source: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html; docs/reports.md says what is where.
public struct SARIFReport: BoundedReport {
  /// What code hosts accept: 25,000 results a run, and 25 MB, of which the rules take the rest.
  public let bounds: ReportBounds

  /// A report within these bounds.
  public init(bounds: ReportBounds = ReportBounds(results: 25_000, bytes: 23_500_000)) { self.bounds = bounds }

  public let separator = ",\n"

  public func opening(_ run: AuditRun) -> String {
    """
    {
    "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
    "version": "2.1.0",
    "runs": [{
    "tool": {"driver": {
    "name": "a11yd",
    "version": \(JSONLine.quoted(run.version)),
    "rules": [
    \(SARIFRule.objects(run).joined(separator: ",\n"))
    ]}},
    "columnKind": "unicodeCodePoints",
    "results": [

    """
  }

  public func results(on file: AuditedFile) -> [RankedText] {
    file.audit.findings.map { finding in
      let isFailed = finding.outcome == .failed
      return RankedText(
        rank: isFailed ? finding.impact.priority : 10 + finding.impact.priority,
        text: result(for: finding, in: file))
    } + file.suppressed.map { RankedText(rank: 15, text: result(for: $0.finding, in: file, suppressed: $0.by)) }
      + (file.fixed ?? []).map { RankedText(rank: 20, text: result(forFixed: $0, in: file)) }
  }

  public func closing(_ run: AuditRun, _ tally: Tally, unreadable: [UnreadableFile], leftOut: Int) -> String {
    var invocation = JSONLine()
    invocation.add("executionSuccessful", unreadable.isEmpty)
    if let begunAt = run.begunAt { invocation.add("startTimeUtc", begunAt) }
    var notifications = unreadable.map { (level: "error", text: $0.problem, file: String?.some($0.name)) }
    if leftOut > 0 {
      let text =
        "\(Counted.things(leftOut, "result")) left out: a report may hold \(Counted.number(bounds.results)) results "
        + "and \(Counted.number(bounds.bytes)) bytes of them. Audit fewer exports at once."
      notifications.append((level: "warning", text: text, file: nil))
    }
    if let uncounted = run.history?.leftOut, uncounted > 0 {
      notifications.append((level: "warning", text: RunHistory.leftOutWords(uncounted), file: nil))
    }
    invocation.add("toolExecutionNotifications", objects: notifications) { notification, line in
      line.add("level", notification.level)
      line.add("message") { $0.add("text", CleanText.line(SARIFText.plain(notification.text))) }
      if let file = notification.file {
        line.add("locations", objects: [file]) { file, line in
          line.add("physicalLocation") { Self.fill(&$0, file: file) }
        }
      }
    }
    return """

      ],
      "invocations": [\(invocation.object)]
      }]
      }

      """
  }

  // MARK: a result

  private func result(for finding: Finding, in file: AuditedFile, suppressed: Suppression? = nil) -> String {
    let isFailed = finding.outcome == .failed
    var line = JSONLine()
    line.add("ruleId", finding.rule)
    line.add("kind", isFailed ? "fail" : "review")
    // A result that did not fail has no level; section 3.27.10.
    line.add("level", isFailed ? SARIFRule.level(finding.impact) : "none")
    line.add("message") { $0.add("text", CleanText.line(SARIFText.plain(finding.message))) }
    line.add("locations", objects: [finding]) { finding, line in
      line.add("physicalLocation") { Self.fill(&$0, file: finding.capture?.name ?? file.name) }
      line.add("logicalLocations", objects: [finding.node]) { node, line in
        line.add("fullyQualifiedName", node.path)
        if let name = node.identifier ?? node.name { line.add("name", CleanText.line(name)) }
        line.add("kind", "element")
      }
    }
    if !finding.steps.isEmpty {
      line.add("relatedLocations", objects: Array(finding.steps.enumerated())) { step, line in
        line.add("id", step.offset + 1)
        line.add("physicalLocation") { Self.fill(&$0, file: step.element) }
      }
    }
    line.add("partialFingerprints") { $0.add("a11ydFinding/v1", finding.id) }
    if let isNew = file.isNew(finding) { line.add("baselineState", isNew ? "new" : "unchanged") }
    if let suppressed {
      line.add("suppressions", objects: [suppressed]) { suppression, line in
        line.add("kind", "external")
        line.add("justification", SARIFText.plain("\(suppression.reason) (until \(suppression.until))"))
      }
    }
    line.add("properties") { properties in
      properties.add("expectation", finding.expectation)
      properties.add("impact", finding.impact.rawValue)
      if let kind = finding.kind { properties.add("kind", kind) }
      if let box = file.box { properties.add("box", box.words) }
      if let platform = file.audit.platform { properties.add("platform", platform.rawValue) }
      if let app = file.audit.app { properties.add("app", CleanText.line(app)) }
      if let screen = finding.capture.map(\.screen) ?? file.audit.screen {
        properties.add("screen", CleanText.line(screen))
      }
      if let heard = finding.node.heard { properties.add("heard", CleanText.line(heard)) }
      if let reason = finding.reason { properties.add("reason", reason.rawValue) }
    }
    return line.object
  }

  /// A finding of the earlier audit that is gone. Only its id is known.
  private func result(forFixed id: String, in file: AuditedFile) -> String {
    var line = JSONLine()
    line.add("kind", "pass")
    line.add("level", "none")
    line.add("message") { $0.add("text", "Fixed: an earlier audit of this screen found it, and this one does not.") }
    line.add("locations", objects: [file.name]) { name, line in
      line.add("physicalLocation") { Self.fill(&$0, file: name) }
    }
    line.add("partialFingerprints") { $0.add("a11ydFinding/v1", id) }
    line.add("baselineState", "absent")
    return line.object
  }

  /// Code hosts show a result only at a line. An element of an export has none, so it is the first.
  private static func fill(_ line: inout JSONLine, file: String) {
    line.add("artifactLocation") { $0.add("uri", FileAddress.relative(file)) }
    line.add("region") { $0.add("startLine", 1) }
  }
}
