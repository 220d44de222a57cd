public import AccessibilityTree
public import Rules
public import Speech

/// Applies a rule book to snapshots. One auditor serves any number of tasks at once.
public struct Auditor: Sendable {
  let ruleBook: RuleBook
  private let wordLists: WordListCache

  /// An auditor by these rules.
  public init(ruleBook: RuleBook) {
    self.ruleBook = ruleBook
    wordLists = WordListCache(ruleBook)
  }

  /// What the rules find in this snapshot.
  public func audit(_ snapshot: Snapshot) -> SnapshotAudit {
    audit(snapshot, transcript: ScreenReaders.transcript(of: snapshot))
  }

  /// What the rules find in this snapshot, of which it is already known what the screen reader says.
  public func audit(_ snapshot: Snapshot, transcript: Transcript) -> SnapshotAudit {
    let evaluation = evaluation(of: transcript)
    let judge = Judge(evaluation: evaluation)
    let writer = FindingWriter(evaluation)
    var counts: [Outcome: Int] = [:]
    var passed = 0
    var findings: [(order: (Int, Int, Int, Int), finding: Finding)] = []
    var failed = NodeSet(count: snapshot.count)
    for (index, compiled) in ruleBook.compiled.enumerated() where runs(compiled.rule, on: snapshot) {
      let judgements = judge.judge(index)
      if judgements.isEmpty { counts[.inapplicable, default: 0] += 1 }
      for judgement in judgements {
        guard let finding = writer.finding(judgement) else {
          passed += 1
          continue
        }
        counts[finding.outcome, default: 0] += 1
        if finding.outcome == .failed { failed.insert(judgement.node) }
        // The journal's priorities fall as the impact rises, so they sort the worst first.
        let order = (finding.outcome == .failed ? 0 : 1, finding.impact.priority, judgement.node, index)
        findings.append((order, finding))
      }
    }
    if passed > 0 { counts[.passed] = passed }
    return SnapshotAudit(
      platform: snapshot.platform, app: snapshot.meta.app, screen: snapshot.meta.screen,
      language: snapshot.meta.language, languageSource: snapshot.meta.languageSource, format: snapshot.format,
      nodeCount: snapshot.count, cut: TreeCut(of: snapshot),
      findings: findings.sorted { $0.order < $1.order }.map(\.finding), counts: counts,
      verdicts: VerdictComparison(transcript: transcript, failed: failed).verdicts,
      obstacle: AuditObstacle(of: snapshot))
  }

  /// What became of every target of every rule, for tests of rules.
  package func judgements(_ transcript: Transcript) -> [Judgement] {
    judgementsAndEvaluation(transcript).judgements
  }

  /// The same, with what knows why something is unknown.
  func judgementsAndEvaluation(_ transcript: Transcript) -> (judgements: [Judgement], evaluation: Evaluation) {
    let evaluation = evaluation(of: transcript)
    let judge = Judge(evaluation: evaluation)
    let judgements = ruleBook.compiled.indices
      .filter { runs(ruleBook.compiled[$0].rule, on: transcript.snapshot) }.flatMap(judge.judge)
    return (judgements, evaluation)
  }

  func evaluation(of transcript: Transcript) -> Evaluation {
    let meta = transcript.snapshot.meta
    return Evaluation(
      ruleBook, transcript, words: wordLists.lists(platform: meta.platform, language: meta.statedLanguage))
  }

  /// Without a platform every rule runs, and cannot tell.
  private func runs(_ rule: Rule, on snapshot: Snapshot) -> Bool {
    snapshot.platform.map(rule.platforms.contains) ?? true
  }
}
