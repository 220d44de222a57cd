import AccessibilityTree
import Audit
public import Rules

/// Findings for people who repair them: one HTML file that needs no network and no server.
///
/// Each screen is a block of JSON that the page's script draws, and a plain list for browsers without script. Texts of
/// apps come as JSON strings and as escaped content, so that none of them can become markup or script.
/// Source: docs/reports.md.
public struct HTMLReport: Report {
  private let ruleBook: RuleBook?

  /// A report.
  ///
  /// - Parameter ruleBook: the rules with their examples, to work out what would let exports show more; nil leaves it
  ///   out.
  public init(examining ruleBook: RuleBook? = nil) { self.ruleBook = ruleBook }

  public func opening(_ run: AuditRun) -> String { PageFrame.opening(run) }

  public func item(on file: AuditedFile) -> String {
    PageFrame.data("screen", ScreenData(file).object) + "<noscript>\n\(PlainList(file).text)</noscript>\n"
  }

  public func item(on file: UnreadableFile) -> String {
    var line = JSONLine()
    line.add("file", CleanText.line(file.name))
    line.add("problem", CleanText.line(file.problem))
    return PageFrame.data("unreadable", line.object)
      + "<noscript><p>\(MarkupText.line(Excerpt.of(file.problem)))</p></noscript>\n"
  }

  public func closing(_ run: AuditRun, _ tally: Tally) -> String {
    let limits = ruleBook.map { ExportLimits(ruleBook: $0).all(tally.exports) } ?? []
    return PageFrame.data("report", RunData(run: run, tally: tally, limits: limits).object)
      + PageFrame.closing(tally, limits, run.history)
  }
}
