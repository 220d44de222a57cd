import AccessibilityTree
import AuditTesting
import Speech

/// A screen, or the screens of a recording, while a defect is being seeded.
struct Mutant {
  /// The captures in order: one, but for a recording.
  var steps: [SnapshotEdit]
  /// Which of them the spot is in.
  let step: Int
  let spot: Spot
  /// What the screen reader says of the captures as they were.
  let recording: [Transcript]
  /// For whatever a mutation has a choice of.
  var random: SeededGenerator
  /// The nodes at which it has to be found, by their numbers in the edit of the step; the spot unless changed.
  var found: [Int]

  init(steps: [SnapshotEdit], step: Int, spot: Spot, recording: [Transcript], random: SeededGenerator) {
    (self.steps, self.step, self.spot, self.random) = (steps, step, spot, random)
    self.recording = recording
    found = [spot.index]
  }

  /// The number of the spot.
  var node: Int { spot.index }

  /// The screen that the spot is in.
  var screen: SnapshotEdit {
    get { steps[step] }
    _modify { yield &steps[step] }
  }

  /// One of these.
  mutating func pick<Value>(_ values: [Value]) -> Value? { values.randomElement(using: &random) }
}
