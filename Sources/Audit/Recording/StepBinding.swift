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
    across.isPair ? nil : try? sequence(across, newest)
  }

  /// Why the recording does not show what the rule is about; nil where it does.
  func obstacle(to across: Across, newest: Int) -> Obstacle? {
    do throws(Obstacle) {
      _ = try sequence(across, newest)
      return nil
    } catch {
      return error
    }
  }

  /// What is missing where no steps are bound.
  enum Obstacle: Error {
    case unsettled
    /// No step directly precedes the one at this place.
    case nothingBefore(Int)
    /// The step at the place does not show what it has to.
    case shows(Across.Step, at: Int)
  }

  private func sequence(_ across: Across, _ newest: Int) throws(Obstacle) -> [StepName: Int] {
    if !isSettled(newest) { throw .unsettled }
    if !frame.hasPrevious(newest) { throw .nothingBefore(newest) }
    let last = across.steps[across.steps.count - 1]
    if !meets(last, at: newest) { throw .shows(last, at: newest) }
    var binding: [StepName: Int] = [.after: newest]
    var first = newest
    if across.steps.count == 3 {
      let during = across.steps[1]
      while frame.hasPrevious(first), meets(during, at: first - 1) { first -= 1 }
      if first == newest { throw .shows(during, at: newest - 1) }
      if !frame.hasPrevious(first) { throw .nothingBefore(first) }
      binding[.during] = newest - 1
    }
    if !meets(across.steps[0], at: first - 1) { throw .shows(across.steps[0], at: first - 1) }
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
