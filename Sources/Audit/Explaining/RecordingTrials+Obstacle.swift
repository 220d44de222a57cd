import Rules

/// Why a rule about several steps is not judged.
extension RecordingTrials {
  /// A sentence about what the recording lacks.
  func obstacle(to across: Across, isTwinKnown: Bool) -> String {
    if across.isPair {
      return "the rule compares one screen at two text sizes, and "
        + (isTwinKnown ? "these captures do not show what `across` asks for." : "there is no such pair of captures.")
    }
    let (frame, place) = sequence
    guard frame.steps.count > 1 else {
      return "the rule is about the steps of a recording, and no capture precedes this one. Name the directory of the "
        + "captures with --recording."
    }
    let name = { (place: Int) in "“\(frame.steps[place].name)”" }
    switch StepBinding(frame: frame).obstacle(to: across, newest: place) {
    case .unsettled: return "\(name(place)) says `settled: false`, so it is not `after`."
    case .nothingBefore(let place): return "no capture directly precedes \(name(place))."
    case .shows(let step, at: let place):
      return "\(name(place)) would be `\(step.name.rawValue)`, and it does not certainly show \(step.source)."
    case nil: return "the recording does not show the steps that `across` names."
    }
  }
}
