import AccessibilityTree
import Rules

/// Finds the steps of a recording that a rule is about, for the audit of the newest of them.
struct StepBinding {
  let frame: RecordingFrame

  /// The steps by their names, or nil where the recording does not show what the rule is about.
  ///
  /// The newest step is the last that the rule names. `before`, without `during`, is the step directly before it. `during`
  /// is the last step of the unbroken run, directly before the newest, in which the screen was so; `before` is the step
  /// directly before that run. A screen that had not come to rest is no step to judge by.
  func bind(_ across: Across, newest: Int) -> [StepName: Int]? {
    across.isPair ? nil : sequence(across, newest)
  }

  private func sequence(_ across: Across, _ newest: Int) -> [StepName: Int]? {
    guard isSettled(newest), frame.hasPrevious(newest), meets(across.steps[across.steps.count - 1], at: newest) else {
      return nil
    }
    var binding: [StepName: Int] = [.after: newest]
    var first = newest
    if across.steps.count == 3 {
      let during = across.steps[1]
      while frame.hasPrevious(first), meets(during, at: first - 1) { first -= 1 }
      guard first < newest, frame.hasPrevious(first) else { return nil }
      binding[.during] = newest - 1
    }
    guard meets(across.steps[0], at: first - 1) else { return nil }
    binding[.before] = first - 1
    return binding
  }

  private func isSettled(_ place: Int) -> Bool { frame.steps[place].meta.settled != false }

  /// Whether the step certainly shows all that it has to.
  func meets(_ step: Across.Step, at place: Int) -> Bool {
    let evaluation = frame.evaluation(at: place)
    return step.conditions.allSatisfy { condition in
      condition.isPresent
        ? !evaluation.certain(condition.id).isEmpty
        : evaluation.possible(condition.id, within: evaluation.everyNode).isEmpty
    }
  }
}
