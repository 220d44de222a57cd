internal import AccessibilityTree
public import Audit

/// The entries of one audited snapshot: its findings, those that repeat folded, and a summary at the end.
public struct FindingEntries: Sendable {
  /// How many findings of one expectation are entries of their own; `journal.fold-after` of the configuration.
  public var foldAfter: Int
  /// Whether targets that could not be judged are entries too; else they are only counted.
  public var includesCantTell: Bool

  /// Entries by these settings.
  public init(foldAfter: Int = 5, includesCantTell: Bool = false) {
    (self.foldAfter, self.includesCantTell) = (foldAfter, includesCantTell)
  }

  /// The entries in the order of the findings, then the summary.
  ///
  /// - Parameters:
  ///   - snapshot: the file's name as it is shown.
  ///   - milliseconds: how long reading and auditing took.
  public func entries(for audit: SnapshotAudit, snapshot: String, milliseconds: Double) -> [JournalEntry] {
    let writer = EntryWriter(audit: audit, snapshot: snapshot)
    let findings = audit.findings.filter { includesCantTell || $0.outcome == .failed }
    var entries = folds(of: findings).map { fold in
      fold.isFolded ? writer.entry(folding: fold.findings, isRest: foldAfter > 0) : writer.entry(for: fold.findings[0])
    }
    entries.append(writer.summary(milliseconds: milliseconds))
    return entries
  }

  private struct Fold {
    var findings: [Finding]
    var isFolded = false
  }

  /// What repeats: the same expectation with the same end.
  private struct Kind: Hashable {
    var rule: String
    var expectation: String
    var reason: CantTellReason?

    init(_ finding: Finding) {
      (rule, expectation, reason) = (finding.rule, finding.expectation, finding.reason)
    }
  }

  private func folds(of findings: [Finding]) -> [Fold] {
    var totals: [Kind: Int] = [:]
    for finding in findings { totals[Kind(finding), default: 0] += 1 }
    var folds: [Fold] = []
    var seen: [Kind: Int] = [:]
    var folded: [Kind: Int] = [:]
    for finding in findings {
      let kind = Kind(finding)
      let place = seen[kind, default: 0]
      seen[kind] = place + 1
      // A fold of one would say less than the finding, at the same price.
      if place < foldAfter || totals[kind] == foldAfter + 1 {
        folds.append(Fold(findings: [finding]))
      } else if let index = folded[kind] {
        folds[index].findings.append(finding)
      } else {
        folded[kind] = folds.count
        folds.append(Fold(findings: [finding], isFolded: true))
      }
    }
    return folds
  }
}
