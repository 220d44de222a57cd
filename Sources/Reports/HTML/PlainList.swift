import AccessibilityTree
import Audit
import Rules

/// The findings of a screen for a browser without script: headings and lists, and nothing else.
struct PlainList {
  private let file: AuditedFile

  init(_ file: AuditedFile) { self.file = file }

  private static let limit = 200

  /// The section, ending in a line feed.
  var text: String {
    let facts = [file.box?.words, file.audit.screen, file.audit.app, file.audit.platform?.displayName].compactMap(
      \.self)
    var text = "<section><h2>\(MarkupText.line(Excerpt.of(file.name)))</h2>\n"
    if !facts.isEmpty { text += "<p>\(facts.map { MarkupText.line(Excerpt.of($0)) }.joined(separator: " · "))</p>\n" }
    guard !file.audit.findings.isEmpty else { return text + "<p>\(nothingFound)</p></section>\n" }
    text += "<ol>\n"
    for finding in file.audit.findings.prefix(Self.limit) {
      let label = finding.outcome == .failed ? finding.impact.rawValue : "cannot tell"
      let name = finding.node.identifier ?? finding.node.path
      text += "<li><b>\(label)</b> \(MarkupText.line(Excerpt.of(finding.message)))"
      text += " <small>\(MarkupText.line(Excerpt.of(name))), \(MarkupText.line(finding.rule))</small></li>\n"
    }
    let rest = file.audit.findings.count - Self.limit
    return text + "</ol>\n" + (rest > 0 ? "<p>\(Counted.number(rest)) more.</p>" : "") + "</section>\n"
  }

  /// A screen that no rule judged is not one where everything is right.
  private var nothingFound: String {
    if let obstacle = file.audit.obstacle { return "\(obstacle.words)." }
    return file.audit.counts[.passed] == nil ? "No rule applies." : "Nothing failed."
  }

  /// The totals at the end of the page.
  static func totals(_ tally: Tally, _ limits: [ExportLimit]) -> String {
    var lines = [
      "\(Counted.things(tally.files, "screen")), \(Counted.number(tally.counts[.failed] ?? 0)) failed, "
        + "\(Counted.number(tally.counts[.cantTell] ?? 0)) cannot tell, \(Counted.number(tally.counts[.passed] ?? 0)) passed."
    ]
    if tally.unreadable > 0 { lines.append("\(Counted.things(tally.unreadable, "file")) could not be read.") }
    lines += limits.compactMap { limit in limit.advice.map { "\(limit.name): \($0)" } }
    return "<h2>Totals</h2>\n" + lines.map { "<p>\(MarkupText.line($0))</p>\n" }.joined()
  }

  /// What the daemon's entries tell day by day.
  static func trend(_ history: RunHistory) -> String {
    let hasWithdrawn = history.days.contains { $0.withdrawn > 0 }
    let heads = (["day", "captures", "new", "fixed"] + (hasWithdrawn ? ["taken back"] : []) + ["open at the end"]).map {
      "<th scope=\"col\">\($0)</th>"
    }.joined()
    let rows = history.days.map { day in
      "<tr><th scope=\"row\">\(day.day)</th>"
        + ([day.captures, day.appeared, day.fixed] + (hasWithdrawn ? [day.withdrawn] : []) + [day.open]).map {
          "<td>\(Counted.number($0))</td>"
        }.joined()
        + "</tr>\n"
    }
    return "<h2>Day by day</h2>\n<table><thead><tr>\(heads)</tr></thead>\n<tbody>\n\(rows.joined())</tbody></table>\n"
  }
}
