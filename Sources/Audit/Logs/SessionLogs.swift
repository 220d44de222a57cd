import AccessibilityTree

/// The logs of one session, by the names of their files.
struct SessionLogs: Sendable {
  private var logs: [(name: String, log: SessionLog)] = []

  /// As many files as any lab writes beside one session.
  private static let limit = 8
  private static let reach = 16

  /// Roughly the nodes of a tree that would take as much memory.
  var weight: Int { logs.reduce(0) { $0 + $1.log.log.entries.count / 4 } }

  /// Adds a log, or takes the place of what was read of the same file before.
  mutating func set(_ log: DeviceLog, name: String) {
    logs.removeAll { $0.name == name }
    logs.append((name, SessionLog(log)))
    if logs.count > Self.limit { logs.removeFirst() }
  }

  /// The capture at this place with what a log tells of it; the first that tells all of it counts.
  func told(at place: Int, of steps: [RecordedStep]) -> RecordedStep {
    let bare = steps[place].told(nil)
    guard place > 0 else { return bare }
    // Clocks are compared by the captures around, so that a long session takes no longer for each of them.
    let around = steps[max(0, place - Self.reach)..<min(steps.count, place + Self.reach)].map { $0.told(nil) }
    let before = steps[place - 1].told(nil)
    for (_, log) in logs {
      if let snapshot = LogTelling(log, of: around).telling(bare, after: before) {
        return bare.told(snapshot)
      }
    }
    return bare
  }
}
