import AccessibilityTree
import Rules
import Speech

/// The screens that lead to an action of a run and on from there, as the steps of a recording.
///
/// A state is written down once, and an action that comes back to it names that capture. It is equal in what the exporter
/// compares (DroidBot: class, identifier, text, enabled, checked, selected), and was taken at another moment: nothing that
/// rests on the rest is failed by it.
struct RunWay {
  private let run: RunMemory
  private var steps: [RecordedStep] = []
  private var own = 0
  private var isSure = true

  /// Before and after the action; no rule looks further.
  private static let reach = 7
  /// What two captures of one state may differ in.
  private static let unsure: PropertySet = [.label, .bounds, .inputFocused]

  /// Nil while one of its two states is missing, and for an action after which the exporter saw no difference: a tap that
  /// missed looks the same.
  init?(to place: Int, in run: RunMemory) {
    self.run = run
    guard isStep(place), var start = departure(of: place), let end = arrival(of: place) else { return nil }
    var back = [end]
    var first = place
    while back.count < Self.reach, let previous = previousStep(first), let earlier = departure(of: previous),
      let step = arrival(of: previous)
    {
      back.append(step)
      (first, start) = (previous, earlier)
    }
    for taken in [start] + back.reversed() { append(taken) }
    own = steps.count - 1
    // Those that were judged without this one, which came late.
    var last = place
    while steps.count - own < Self.reach, let next = nextStep(last), run.isJudged(run.actions[next]),
      let step = arrival(of: next)
    {
      append(step)
      last = next
    }
  }

  var placed: PlacedStep {
    PlacedStep(session: nil, recording: Recording(steps: steps), place: own, twin: nil, isSure: isSure)
  }

  private mutating func append(_ taken: Taken) {
    steps.append(taken.step)
    isSure = isSure && taken.isSure
  }

  // MARK: actions

  private func isStep(_ place: Int) -> Bool { run.actions[place].before != run.actions[place].after }

  /// The action that led to where this one began, past those that changed nothing.
  private func previousStep(_ place: Int) -> Int? {
    guard let previous = (0..<place).last(where: isStep),
      run.actions[previous].after == run.actions[place].before
    else { return nil }
    return previous
  }

  private func nextStep(_ place: Int) -> Int? {
    guard let next = (place + 1..<run.actions.count).first(where: isStep),
      run.actions[next].before == run.actions[place].after
    else { return nil }
    return next
  }

  // MARK: screens

  private struct Taken {
    let step: RecordedStep
    /// At the moment that it stands for.
    let isSure: Bool
  }

  /// The screen on which the action was done, as the first step of a way.
  private func departure(of place: Int) -> Taken? {
    let action = run.actions[place]
    let since = place > 0 ? run.actions[place - 1].at : ""
    return taken(of: action.before, since: since, until: action.at, RecordedStep.LoggedCause())
  }

  /// The screen that came of the action, and what the action was.
  private func arrival(of place: Int) -> Taken? {
    let action = run.actions[place]
    guard let origin = run.captures(of: action.before).last else { return nil }
    let node = action.target.flatMap(origin.snapshot.node(like:))
    let cause = StepCause(UserAction(written: action.action), at: node)
    let next = place + 1 < run.actions.count ? run.actions[place + 1].at : nil
    return taken(
      of: action.after, since: action.at, until: next, RecordedStep.LoggedCause(cause: cause, at: action.at))
  }

  /// The capture that was taken at that time, else another one of the same state.
  private func taken(
    of state: String, since: String, until: String?, _ logged: RecordedStep.LoggedCause
  ) -> Taken? {
    let captures = run.captures(of: state)
    let timely = captures.first { capture in
      guard let at = capture.meta.capturedAt, at >= since else { return false }
      return until.map { at <= $0 } ?? true
    }
    guard let capture = timely ?? captures.last else { return nil }
    let transcript =
      timely == nil ? ScreenReaders.transcript(of: capture.snapshot.hiding(Self.unsure)) : capture.transcript
    return Taken(
      step: RecordedStep(name: capture.name, transcript: transcript, logged: logged), isSure: timely != nil)
  }
}
