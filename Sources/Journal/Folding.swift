import Audit

/// Which findings of a snapshot are entries of their own, and which share one.
///
/// An entry costs journald ten times what the audit of a node costs us, and 59 lines that say “Image” tell nobody more than
/// six. The whole list is what `a11yd audit` prints.
public struct Folding: Sendable {
  /// Paths in `AX_NODES`; `AX_COUNT` always tells all.
  public static let nodeLimit = 1_000
  /// How many findings of one expectation are entries of their own.
  public var after: Int
  /// Whether what could not be judged is an entry too, or only counted in the summary.
  public var saysCannotTell: Bool

  /// The defaults of `journal.fold-after` and `journal.cannot-tell`.
  public init(after: Int = 5, saysCannotTell: Bool = false) {
    (self.after, self.saysCannotTell) = (after, saysCannotTell)
  }

  /// The entries of one audit: findings in their order, folded ones where the first of them stood, the summary last.
  public func entries(of snapshot: AuditedSnapshot) -> [JournalEntry] {
    entries(ofFindingsIn: snapshot) + [JournalEntry(summaryOf: snapshot)]
  }

  /// The same without the summary.
  public func entries(ofFindingsIn snapshot: AuditedSnapshot) -> [JournalEntry] {
    struct Expectation: Hashable {
      let rule: String
      let name: String
      let reason: CantTellReason?
      /// Nodes of one entry are nodes of one capture.
      let captures: [String]
    }
    var order: [Expectation] = []
    var groups: [Expectation: [Finding]] = [:]
    for finding in snapshot.audit.findings where saysCannotTell || finding.outcome != .cantTell {
      let captures = [finding.capture?.name ?? snapshot.path] + finding.steps
      let expectation = Expectation(
        rule: finding.rule, name: finding.expectation, reason: finding.reason, captures: captures)
      if groups[expectation] == nil { order.append(expectation) }
      groups[expectation, default: []].append(finding)
    }
    var entries: [JournalEntry] = []
    for expectation in order {
      let findings = groups[expectation] ?? []
      // A fold of one would say less than the finding, at the same price.
      let singles = findings.count == after + 1 ? findings.count : after
      entries += findings.prefix(singles).map { JournalEntry($0, in: snapshot) }
      let rest = findings.dropFirst(singles)
      if let folded = JournalEntry(folding: rest, isRest: singles > 0, in: snapshot) { entries.append(folded) }
    }
    return entries
  }
}
