import AccessibilityTree
import Audit
import Rules

/// What became of one rule on one screen, as a test case.
struct JUnitCase {
  let rule: String
  let findings: [Finding]
  let file: AuditedFile

  private var failed: [Finding] { findings.filter { $0.outcome == .failed && file.isNew($0) != false } }
  var isFailed: Bool { !failed.isEmpty }
  /// A test server has no word for what cannot be told. Skipped is the only one that claims nothing.
  var isSkipped: Bool { !isFailed && !findings.isEmpty }

  /// The element, including its line feed.
  var text: String {
    let attributes = JUnitReport.text([("name", rule), ("classname", className), ("file", file.name)])
    if isFailed {
      let type = failed.map(\.impact).min { $0.priority < $1.priority }
      return element(attributes, "failure", failed, [("type", type?.rawValue ?? "")])
    }
    return isSkipped ? element(attributes, "skipped", findings, []) : "  <testcase\(attributes)/>\n"
  }

  /// Servers group cases by what is before the last dot: the app, then the screen.
  private var className: String {
    let name = file.name.split(separator: "/").last.map(String.init) ?? file.name
    let screen = (file.audit.screen ?? name) + (file.box.map { " on \($0.name)" } ?? "")
    return (file.audit.app ?? "screens") + "." + screen.replacing(".", with: "_")
  }

  private func element(
    _ attributes: String, _ tag: String, _ findings: [Finding], _ others: [(String, String)]
  ) -> String {
    let more = findings.count > 1 ? " (\(Counted.number(findings.count)) places)" : ""
    let message = JUnitReport.text([("message", (findings.first?.message ?? "") + more)] + others)
    return """
        <testcase\(attributes)>
          <\(tag)\(message)>\(findings.map(words).joined(separator: "\n\n"))</\(tag)>
        </testcase>

      """
  }

  private func words(_ finding: Finding) -> String {
    let name = finding.node.identifier.map { " (\($0))" } ?? ""
    var lines = [finding.message, "at \(finding.node.path)\(name)"]
    if let heard = finding.node.heard { lines.append("heard “\(heard)”") }
    if let capture = finding.capture { lines.append("in \(capture.name)") }
    if !finding.steps.isEmpty { lines.append("across \(finding.steps.joined(separator: ", "))") }
    lines.append("finding \(finding.id)")
    return lines.map(MarkupText.line).joined(separator: "\n")
  }
}
