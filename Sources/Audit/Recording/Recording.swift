public import AccessibilityTree

/// The last captures of one session in their order, as many as the bounds allow; older ones are forgotten.
public struct Recording: Sendable {
  public let bounds: RecordingBounds
  /// Oldest first.
  public private(set) var steps: [RecordedStep] = []

  /// A recording of nothing yet.
  public init(bounds: RecordingBounds = RecordingBounds()) { self.bounds = bounds }

  /// A recording of these steps, oldest first, bounds aside.
  public init(steps: [RecordedStep]) {
    bounds = RecordingBounds(steps: .max, nodes: .max)
    self.steps = steps
  }

  /// Adds what logs of the device tell of the steps that are there.
  public mutating func tell(_ logs: [(name: String, log: DeviceLog)]) {
    var known = SessionLogs()
    for (name, log) in logs { known.set(log, name: name) }
    let bare = steps
    for place in steps.indices { steps[place] = known.told(at: place, of: bare) }
  }

  /// The step at this place is known better now.
  mutating func replace(at place: Int, with step: RecordedStep) { steps[place] = step }

  /// Puts a capture where it belongs, which for a late one is not the end, and forgets the oldest beyond the bounds.
  ///
  /// A capture with the name of another takes its place.
  ///
  /// - Returns: its place; nil for one that is older than all that is remembered and does not fit any more.
  public mutating func insert(_ step: RecordedStep) -> Int? {
    steps.removeAll { $0.name == step.name }
    let place = (steps.lastIndex { step.comes(after: $0) } ?? -1) + 1
    steps.insert(step, at: place)
    var nodes = steps.reduce(0) { $0 + $1.snapshot.count }
    var forgotten = 0
    // The newest stays, however large it is.
    while forgotten < steps.count - 1, steps.count - forgotten > bounds.steps || nodes > bounds.nodes {
      nodes -= steps[forgotten].snapshot.count
      forgotten += 1
    }
    steps.removeFirst(forgotten)
    return place < forgotten ? nil : place - forgotten
  }
}
