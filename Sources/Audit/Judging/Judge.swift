import AccessibilityTree
import Rules

/// Judges the targets of rules by set algebra: whatever is left when every expectation has taken its own has passed.
struct Judge {
  let evaluation: Evaluation

  /// One judgement a target, in no particular order; none for a rule without a target.
  func judge(_ index: Int) -> [Judgement] {
    var judgements: [Judgement] = []
    let passed = judge(index, &judgements)
    return judgements + passed.map { Judgement(rule: index, node: $0, verdict: .passed) }
  }

  /// The targets that passed; the others get a judgement each.
  func judge(_ index: Int, _ judgements: inout [Judgement]) -> NodeSet {
    // By number, because a rule is a hundred strings long and every copy counts them all.
    let rules = evaluation.ruleBook.compiled
    let each = rules[index].each
    func note(_ nodes: NodeSet, _ verdict: Judgement.Verdict) {
      for node in nodes { judgements.append(Judgement(rule: index, node: node, verdict: verdict)) }
    }
    if evaluation.snapshot.platform != nil, let doubtful = evaluation.doubtfulTargets(of: each) {
      note(doubtful, .unknown(expectation: nil))
    }
    var targets = evaluation.certain(each)
    if let condition = rules[index].where, !targets.isEmpty {
      let applies = evaluation.truth(of: condition, within: targets)
      if evaluation.snapshot.platform != nil, applies.hasUnknown {
        note(targets.intersection(applies.unknown), .unknown(expectation: nil))
      }
      targets.formIntersection(evaluation.snapshot.platform == nil ? applies.possible : applies.holds)
    }
    guard evaluation.snapshot.platform != nil else {
      note(targets, .noPlatform)
      return NodeSet(count: evaluation.count)
    }
    for place in rules[index].expectations.indices where !targets.isEmpty {
      let truth = evaluation.truth(of: rules[index].expectations[place].that, within: targets)
      var against = targets.subtracting(truth.possible)
      switch rules[index].expectations[place].verdict {
      case .fails:
        for number in rules[index].doubts.indices where !against.isEmpty {
          let claimed = evaluation.truth(of: rules[index].doubts[number].claim, within: against)
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
    return targets
  }
}
