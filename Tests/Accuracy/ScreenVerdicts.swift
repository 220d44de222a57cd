import AccessibilityTree
import Audit
import Rules
import Speech

/// What all rules say of the screens of one recording.
///
/// Verdicts of rules over several captures are of a node of the step that they judge.
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
    for (step, judgement) in auditor.judgements(ofSteps: transcripts) {
      let target = Target(rule: judgement.rule, step: step, node: judgement.node)
      // The same node may be judged again together with a later step: what failed stays.
      if let known = verdicts[target], Self.weight(known) >= Self.weight(judgement.verdict) { continue }
      verdicts[target] = judgement.verdict
    }
    self.verdicts = verdicts
  }

  private static func weight(_ verdict: Judgement.Verdict) -> Int {
    switch verdict {
    case .failed: 3
    case .asked: 2
    case .unknown, .unsureKind, .noPlatform: 1
    case .passed: 0
    }
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
