import AccessibilityTree

/// The logs of one session, by the names of their files.
struct SessionLogs: Sendable {
  private var logs: [(name: String, log: SessionLog)] = []

  /// As many files as any lab writes beside one session.
  private static let limit = 8

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
    let others = steps.map { $0.told(nil) }
    for (_, log) in logs {
      if let snapshot = LogTelling(log, of: others).telling(bare, after: others[place - 1]) {
        return bare.told(snapshot)
      }
    }
    return bare
  }
}
