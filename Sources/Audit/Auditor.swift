public import AccessibilityTree
public import Rules
public import Speech

/// Applies a rule book to snapshots. One auditor serves any number of tasks at once.
public struct Auditor: Sendable {
  private(set) var ruleBook: RuleBook { didSet { rulesOnce = RulesOnce(ruleBook.compiled) } }
  private var rulesOnce: RulesOnce
  private let wordLists: WordListCache
  private let findingLimit: Int
  private let textLimit: TextLimit

  /// An auditor by these rules.
  ///
  /// - Parameters:
  ///   - findingLimit: findings that one audit keeps, the worst first; the others are counted only.
  ///   - textLimit: characters of one text of the app that a finding keeps. Rules judge the whole text.
  public init(ruleBook: RuleBook, findingLimit: Int = .max, textLimit: Int = 10_000) {
    self.ruleBook = ruleBook
    rulesOnce = RulesOnce(ruleBook.compiled)
    self.findingLimit = findingLimit
    self.textLimit = TextLimit(length: textLimit)
    wordLists = WordListCache(ruleBook)
  }

  /// The same with one of its rules only; the word lists are shared.
  package func only(_ rule: CompiledRule) -> Auditor {
    var auditor = self
    auditor.ruleBook = ruleBook.with(rules: [rule])
    return auditor
  }

  /// Lets go of the word lists of all languages that were met, some megabytes; the next screen takes milliseconds more.
  public func forgetWords() { wordLists.forget() }

  /// What the rules find in this snapshot.
  public func audit(_ snapshot: Snapshot) -> SnapshotAudit {
    audit(snapshot, transcript: ScreenReaders.transcript(of: snapshot))
  }

  /// What the rules find in this snapshot, of which it is already known what the screen reader says.
  public func audit(_ snapshot: Snapshot, transcript: Transcript) -> SnapshotAudit {
    audit(Recording(steps: [RecordedStep(name: "", transcript: transcript)]), at: 0)
  }

  /// What the rules find in one step of a recording: in the step by itself, and across it and the steps before.
  ///
  /// Where later steps are there already, because this one came late, what they show together with it is found too.
  ///
  /// - Parameters:
  ///   - place: of the step.
  ///   - twin: the same screen at another text size, from whatever session.
  public func audit(_ recording: Recording, at place: Int, twin: RecordedStep? = nil) -> SnapshotAudit {
    let step = recording.steps[place]
    guard step.snapshot.platform != nil else { return auditForEither(recording, at: place, twin: twin) }
    let trials = RecordingTrials(auditor: self, recording: recording, place: place, twin: twin)
    let snapshot = step.snapshot
    var labels = LabelHashes(snapshot)
    let places = NodePlaces(snapshot, &labels)
    var counts: [Outcome: Int] = [:]
    var passed = 0
    // Apart from the other counts, because most rules have no target.
    var inapplicable = 0
    var passedRules: [String] = []
    var found: [Found] = []
    var judged: [RecordingTrials.Trial] = []
    // Kept from one rule to the next for its memory.
    var judgements: [Judgement] = []
    var failed = NodeSet(count: snapshot.count)
    var kindAsked = NodeSet(count: snapshot.count)
    // By number of the rule that was compiled for several kinds: whether it has a target, of any of them.
    var targets = [Bool?](repeating: nil, count: rulesOnce.count)
    // By number, because a rule is a hundred strings long and every copy counts them all.
    let rules = ruleBook.compiled
    for index in rules.indices where runs(rules[index].rule.platforms, on: snapshot) {
      for trial in trials.trials(across: rules[index].across) {
        judgements.removeAll(keepingCapacity: true)
        let passing = Judge(evaluation: trial.evaluation).judge(index, &judgements).size
        passed += passing
        if passing > 0, passedRules.last != rules[index].rule.path { passedRules.append(rules[index].rule.path) }
        let hasTargets = passing > 0 || !judgements.isEmpty
        if let number = rulesOnce.numbers[index] {
          targets[number] = targets[number] == true || hasTargets
        } else if !hasTargets {
          inapplicable += 1
        }
        judged.append(trial)
        for judgement in judgements {
          let outcome = judgement.outcome
          // Of which kind a node is, is asked once, however many rules would have to know.
          if case .unsureKind = judgement.verdict, trial.isOfStep {
            guard !kindAsked.contains(judgement.node) else { continue }
            kindAsked.insert(judgement.node)
          }
          counts[outcome, default: 0] += 1
          if outcome == .failed, trial.isOfStep { failed.insert(judgement.node) }
          // The journal's priorities fall as the impact rises, so they sort the worst first.
          let order = (outcome == .failed ? 0 : 1, rules[index].rule.impact.priority, judgement.node, index)
          found.append(Found(order: order, judgement: judgement, trial: judged.count - 1))
        }
      }
    }
    inapplicable += targets.count { $0 == false }
    if inapplicable > 0 { counts[.inapplicable] = inapplicable }
    // Sorted before they are written: a finding takes a hundred times the memory, and a hostile export has millions.
    found.sort { $0.order < $1.order }
    let undecided = askOnce(&found, judged, &counts)
    var writers = FindingWriters(textLimit: textLimit)
    let undecidedIDs = undecided.prefix(findingLimit).compactMap { found -> String? in
      writers.writer(for: judged[found.trial].evaluation).identifier(of: found.judgement)
    }
    let findings = found.prefix(findingLimit).compactMap { found -> Finding? in
      let trial = judged[found.trial]
      guard var finding = writers.writer(for: trial.evaluation).finding(found.judgement) else { return nil }
      (finding.steps, finding.capture, finding.isOfPair) = (trial.steps, trial.capture, trial.isOfPair)
      if finding.capture == nil { finding.place = places.numbers[found.judgement.node] }
      return finding
    }
    // An end before the last rule is judged would have everything made anew, and nobody to let go of it.
    withExtendedLifetime(trials) {}
    if passed > 0 { counts[.passed] = passed }
    return SnapshotAudit(
      platform: snapshot.platform, app: snapshot.meta.app, appVersion: snapshot.meta.appVersion,
      screen: snapshot.meta.screen, session: snapshot.meta.session,
      language: snapshot.meta.language, languageSource: snapshot.meta.languageSource, format: snapshot.format,
      nodeCount: snapshot.count, cut: TreeCut(of: snapshot),
      findings: findings, unkept: found.count - findings.count, unasked: undecidedIDs, counts: counts,
      passedRules: passedRules,
      verdicts: VerdictComparison(transcript: step.transcript, failed: failed).verdicts,
      view: ScreenView(snapshot, places, &labels),
      obstacle: AuditObstacle(of: snapshot))
  }

  /// A finding before it is put into words.
  private struct Found {
    let order: (Int, Int, Int, Int)
    let judgement: Judgement
    /// Place among those that were judged.
    let trial: Int
  }

  /// Leaves one question of each cause, the first, and counts only that; what it leaves out.
  private func askOnce(
    _ found: inout [Found], _ judged: [RecordingTrials.Trial], _ counts: inout [Outcome: Int]
  ) -> [Found] {
    guard counts[.cantTell] != nil else { return [] }
    var groups = QuestionGroups()
    var unasked: [Found] = []
    found.removeAll { found in
      let trial = judged[found.trial]
      guard found.judgement.outcome == .cantTell, trial.isOfStep else { return false }
      let compiled = ruleBook.compiled[found.judgement.rule]
      if groups.isUntested(found.judgement, compiled, trial.evaluation) {
        counts[.untested, default: 0] += 1
      } else if groups.isFirst(found.judgement, compiled, trial.evaluation) {
        return false
      }
      unasked.append(found)
      return true
    }
    counts[.cantTell, default: 0] -= unasked.count
    if counts[.cantTell] == 0 { counts[.cantTell] = nil }
    return unasked
  }

  /// What became of every target of every rule, for tests of rules.
  package func judgements(_ transcript: Transcript) -> [Judgement] { judgements([transcript]) }

  /// What became of every target of every rule in the newest step of these, and across them.
  package func judgements(_ steps: [Transcript]) -> [Judgement] {
    judgementsAndEvaluation(steps).judgements
  }

  /// The same, with what knows why something is unknown: the evaluation of the last rule that was judged.
  func judgementsAndEvaluation(_ steps: [Transcript]) -> (judgements: [Judgement], evaluation: Evaluation?) {
    let recording = Recording(steps: steps.enumerated().map { RecordedStep(name: "\($0 + 1)", transcript: $1) })
    let trials = RecordingTrials(
      auditor: self, recording: recording, place: steps.count - 1, twin: recording.steps.dropLast().last)
    var judgements: [Judgement] = []
    var evaluation: Evaluation?
    let rules = ruleBook.compiled
    for index in rules.indices where runs(rules[index].rule.platforms, on: steps[0].snapshot) {
      for trial in trials.trials(across: rules[index].across) {
        judgements += Judge(evaluation: trial.evaluation).judge(index)
        evaluation = trial.evaluation
      }
    }
    withExtendedLifetime(trials) {}
    return (judgements, evaluation)
  }

  func evaluation(of transcript: Transcript) -> Evaluation {
    Evaluation(ruleBook, transcript, words: wordLists.lists(ScreenLanguage(transcript.snapshot.meta)))
  }

  /// Without a platform every rule runs, and cannot tell.
  func runs(_ platforms: Set<Platform>, on snapshot: Snapshot) -> Bool {
    snapshot.platform.map(platforms.contains) ?? true
  }
}
