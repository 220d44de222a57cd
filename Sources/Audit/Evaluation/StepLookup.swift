import AccessibilityTree
import Rules

/// The other steps of the recording, by the names that a rule gives them.
final class StepLookup {
  /// Where in a recording this is; nil for a snapshot by itself.
  var setting: StepSetting?

  /// Whether there is no other step to ask.
  var isAlone: Bool {
    guard let setting else { return true }
    return StepName.allCases.allSatisfy { setting.place(of: $0) == nil }
  }

  /// Another step, and which of its nodes is which of these; nil where there is no such step.
  func other(_ step: StepName) -> (evaluation: Evaluation, matching: NodeMatching)? {
    guard let setting, let place = setting.place(of: step) else { return nil }
    return (setting.frame.evaluation(at: place), setting.frame.matching(from: setting.place, to: place))
  }

  /// Which of these nodes each node of that step is; nil where there is no such step.
  func matchingBack(from step: StepName) -> NodeMatching? {
    guard let setting, let place = setting.place(of: step) else { return nil }
    return setting.frame.matching(from: place, to: setting.place)
  }

  /// What was done on this step and led to the next one.
  var nextCause: StepCause? {
    guard let setting, setting.place + 1 < setting.frame.steps.count, setting.frame.hasPrevious(setting.place + 1)
    else {
      return nil
    }
    return setting.frame.steps[setting.place + 1].cause
  }

  /// Whether this is the first capture of a session, of which nobody says what led to it.
  var beginsRecording: Bool {
    guard let setting, setting.place == 0 else { return false }
    let step = setting.frame.steps[0]
    return step.logged == nil && step.meta.session != nil && step.cause == nil
  }

  /// Whether the recording says that nothing was done between the step before and this one.
  var isUntouched: Bool {
    guard let setting, setting.frame.hasPrevious(setting.place) else { return false }
    return setting.frame.steps[setting.place].isUntouched
  }

  /// How long after what led to this screen an event came; nil where one of the two has no time.
  ///
  /// Where nobody says when the action was done, it was between this capture and the one before.
  func latency(of event: Event) -> Latency? {
    guard let at = event.at.flatMap(Timestamp.init), let setting else { return nil }
    let step = setting.frame.steps[setting.place]
    if let start = step.causedAt { return Latency(at.seconds - start.seconds) }
    guard setting.frame.hasPrevious(setting.place),
      let earliest = setting.frame.steps[setting.place - 1].meta.capturedAt.flatMap(Timestamp.init)
    else { return nil }
    let latest = step.meta.capturedAt.flatMap(Timestamp.init)
    return Latency(atLeast: latest.map { at.seconds - $0.seconds }, atMost: at.seconds - earliest.seconds)
  }
}
