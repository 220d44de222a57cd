import AccessibilityTree
public import Audit
import Speech

/// What the recording of one run can prove about what happens, and the one change to the lab that would prove most more.
public struct RunExamination {
  public let name: String
  let platform: Platform?
  let captures: Int
  /// How many captures tell each.
  let evidence: [RunEvidence: Int]
  /// The rows of the criteria about what happens that this run decides, at least in part.
  let decided: [String]
  /// Those that it does not.
  let open: [String]
  let advice: RunAdvice?

  /// Examines a recording by the rules of this survey.
  ///
  /// - Parameter actions: how many actions files of their own tell.
  public init(_ recording: Recording, name: String, actions: Int = 0, by survey: CoverageSurvey) {
    self.name = name
    captures = recording.steps.count
    var evidence = recording.evidence
    if actions > 0 { evidence[.actions, default: 0] += actions }
    self.evidence = evidence
    let snapshots = recording.steps.map(\.transcript.snapshot)
    platform = snapshots.lazy.compactMap(\.platform).first
    guard let platform else {
      (decided, open, advice) = ([], [], nil)
      return
    }
    let carried = snapshots.reduce(into: PropertySet()) { $0.formUnion($1.carried) }
    let told = Set(evidence.keys)
    func coverage(with evidence: Set<RunEvidence>) -> Coverage {
      survey.runCoverage(of: carried, on: platform, with: evidence)
    }
    func rows(_ coverage: Coverage) -> Set<String> {
      let ledger = coverage.ledger
      return Set((ledger[.all] ?? []) + (ledger[.part] ?? []))
    }
    let now = coverage(with: told)
    let decided = rows(now)
    self.decided = decided.sorted()
    open = Set(now.ledger.values.joined()).subtracting(decided).sorted()
    advice = RunAdvice.all(on: platform, isAlone: captures < 2).compactMap { advice -> RunAdvice? in
      var advice = advice
      let then = coverage(with: told.union(advice.adds))
      advice.rows = rows(then).subtracting(decided).sorted()
      let gain = then.gain(over: now)
      advice.rules = Set(gain.rules + gain.partly).count
      return advice.rows.isEmpty ? nil : advice
    }.max { ($0.rules, $0.rows.count) < ($1.rules, $1.rows.count) }
  }
}
