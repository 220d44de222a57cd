import AccessibilityTree
import Audit
import Readers

/// A line with the summary of an export.
public struct JSONLinesSummary: Sendable {
  /// The export, by its path as it was given.
  let snapshot: String
  /// Its audit, without findings.
  let audit: SnapshotAudit
  let duration: Duration
  let box: ReportedBox?

  init(_ fields: JSONLinesFields) throws(StreamLineError) {
    snapshot = try fields.needed("snapshot")
    box = try ReportedBox(fields)
    duration = .milliseconds(try fields.number("milliseconds") ?? 0)
    var counts: [Outcome: Int] = [:]
    if let outcomes = try fields.object("outcomes") {
      for outcome in Outcome.allCases { counts[outcome] = try outcomes.count(outcome.rawValue) }
    }
    let nodes = try fields.count("nodes") ?? 0
    var audit = SnapshotAudit(
      logged: try fields.word("platform", of: Platform.allCases), app: try fields.text("app"),
      screen: try fields.text("screen"), format: try fields.text("format") ?? "", language: try fields.text("language"),
      nodeCount: nodes, counts: counts)
    audit.languageSource = try fields.word("languageSource", of: LanguageSource.allCases)
    if let cut = try fields.object("cut") {
      audit.cut = TreeCut(places: try cut.count("places") ?? 0, depth: try cut.count("depth"))
    }
    for verdict in try fields.objects("verdicts") {
      audit.verdicts.append(
        ComparedVerdict(
          tool: try verdict.needed("tool"), check: try verdict.needed("check"),
          outcome: try verdict.neededWord("outcome", of: [.passed, .failed, .cantTell, .inapplicable]),
          node: try verdict.text("node"), agrees: try verdict.flag("agrees")))
    }
    // A log or an action has no nodes of its own.
    audit.isOfAction = nodes == 0
    self.audit = audit
  }
}
