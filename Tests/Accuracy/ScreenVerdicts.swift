import AccessibilityTree
import Audit
import Rules
import Speech

/// What all rules say of the screens of one recording.
///
/// Rules over several captures belong here too, once there are any: their verdicts are of a node of one step.
struct ScreenVerdicts {
  let transcripts: [Transcript]
  private let verdicts: [Target: Judgement.Verdict]

  /// What a verdict is about.
  struct Target: Hashable {
    let rule: Int
    let step: Int
    let node: Int
  }

  init(_ auditor: Auditor, _ steps: [Snapshot]) {
    transcripts = steps.map { ScreenReaders.transcript(of: $0) }
    var verdicts: [Target: Judgement.Verdict] = [:]
    for (step, transcript) in transcripts.enumerated() {
      for judgement in auditor.judgements(transcript) {
        verdicts[Target(rule: judgement.rule, step: step, node: judgement.node)] = judgement.verdict
      }
    }
    self.verdicts = verdicts
  }

  subscript(target: Target) -> Judgement.Verdict? { verdicts[target] }

  /// What failed, and by which expectation, in the order of rules and nodes.
  var failures: [(target: Target, expectation: Int)] {
    verdicts.compactMap { target, verdict in
      if case .failed(let expectation) = verdict { (target, expectation) } else { nil }
    }.sorted { ($0.target.rule, $0.target.step, $0.target.node) < ($1.target.rule, $1.target.step, $1.target.node) }
  }

  /// The nodes of a step that pass, by rule.
  func passed(in step: Int) -> [Int: Set<Int>] {
    verdicts.reduce(into: [:]) { passed, verdict in
      if verdict.value == .passed, verdict.key.step == step {
        passed[verdict.key.rule, default: []].insert(verdict.key.node)
      }
    }
  }
}
