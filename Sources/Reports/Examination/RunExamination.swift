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
    func rows(with evidence: Set<RunEvidence>) -> Set<String> {
      let ledger = survey.runCoverage(of: carried, on: platform, with: evidence).ledger
      return Set((ledger[.all] ?? []) + (ledger[.part] ?? []))
    }
    let decided = rows(with: told)
    let all = survey.runCoverage(of: carried, on: platform, with: told).ledger.values.joined()
    self.decided = decided.sorted()
    open = Set(all).subtracting(decided).sorted()
    advice = RunAdvice.all(on: platform, isAlone: captures < 2).compactMap { advice -> RunAdvice? in
      var advice = advice
      advice.rows = rows(with: told.union(advice.adds)).subtracting(decided).sorted()
      return advice.rows.isEmpty ? nil : advice
    }.max { $0.rows.count < $1.rows.count }
  }
}
