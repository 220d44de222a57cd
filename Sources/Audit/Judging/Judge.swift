import AccessibilityTree
import Rules

/// Judges the targets of rules by set algebra: whatever is left when every expectation has taken its own has passed.
struct Judge {
  let evaluation: Evaluation

  /// One judgement a target, in no particular order; none for a rule without a target.
  func judge(_ index: Int) -> [Judgement] {
    let compiled = evaluation.ruleBook.compiled[index]
    var judgements: [Judgement] = []
    func note(_ nodes: NodeSet, _ verdict: Judgement.Verdict) {
      for node in nodes { judgements.append(Judgement(rule: index, node: node, verdict: verdict)) }
    }
    if evaluation.snapshot.platform != nil, let doubtful = evaluation.doubtfulTargets(of: compiled.each) {
      note(doubtful, .unknown(expectation: nil))
    }
    var targets = evaluation.truth(of: compiled.each).holds
    if let condition = compiled.where, !targets.isEmpty {
      let applies = evaluation.truth(of: condition, within: targets)
      if evaluation.snapshot.platform != nil, applies.hasUnknown {
        note(targets.intersection(applies.unknown), .unknown(expectation: nil))
      }
      targets.formIntersection(evaluation.snapshot.platform == nil ? applies.possible : applies.holds)
    }
    guard evaluation.snapshot.platform != nil else {
      note(targets, .noPlatform)
      return judgements
    }
    for (place, expectation) in compiled.expectations.enumerated() where !targets.isEmpty {
      let truth = evaluation.truth(of: expectation.that, within: targets)
      var against = targets.subtracting(truth.possible)
      switch expectation.verdict {
      case .fails:
        for (number, doubt) in compiled.doubts.enumerated() where !against.isEmpty {
          let claimed = evaluation.truth(of: doubt.claim, within: against)
          guard claimed.hasUnknown else { continue }
          note(against.intersection(claimed.unknown), .unsureKind(expectation: place, doubt: number))
          against.subtract(claimed.unknown)
        }
        note(against, .failed(expectation: place))
      case .asks(let need): note(against, .asked(expectation: place, need))
      }
      if truth.hasUnknown { note(targets.intersection(truth.unknown), .unknown(expectation: place)) }
      targets.formIntersection(truth.holds)
    }
    note(targets, .passed)
    return judgements
  }
}
