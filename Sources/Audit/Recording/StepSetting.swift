import Rules

/// Where an evaluation stands in a recording, and which steps the rule means by their names.
struct StepSetting {
  let frame: RecordingFrame
  let place: Int
  var binding: [StepName: Int] = [:]

  /// The place of a step; nil where there is none.
  func place(of step: StepName) -> Int? {
    step == .previously ? (frame.hasPrevious(place) ? place - 1 : nil) : binding[step]
  }
}
