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
    // Clocks are compared by the captures around, so that a long session takes no longer for each of them.
    let around = steps[max(0, place - Self.reach)..<min(steps.count, place + Self.reach)].map { $0.told(nil) }
    let before = place > 0 ? steps[place - 1].told(nil) : nil
    let tellings = logs.map { LogTelling($0.log, of: around) }
    var told = bare
    if let before, let snapshot = tellings.lazy.compactMap({ $0.telling(bare, after: before) }).first {
      told = bare.told(snapshot)
    }
    // A log of events tells what happened, and VoiceOver's what was heard.
    return tellings.lazy.compactMap { $0.overheard(told, after: before) }.first.map(bare.told) ?? told
  }
}
