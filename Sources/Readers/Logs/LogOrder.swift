import AccessibilityTree

/// Puts what a log tells into the order in which it happened. Speech is queued: a line says when TalkBack began to speak, and
/// the event of which it speaks may have been seconds before.
enum LogOrder {
  /// A device that starts again begins at nothing.
  private static let restart = 60.0

  /// The entries in their order, each with its time on the log’s clock.
  ///
  /// - Parameter uptimes: in seconds since the device started, by the place of the entry.
  static func entries(_ entries: [LogEntry], uptimes: [Int: Double]) -> [LogEntry] {
    var placed = entries
    for life in lives(entries.indices.filter { uptimes[$0] != nil }, uptimes) {
      // What was written at once has the least between the two clocks.
      let offsets = life.compactMap { place in entries[place].at.flatMap { at in uptimes[place].map { at - $0 } } }
      guard let offset = offsets.min() else { continue }
      for place in life { placed[place].at = uptimes[place].map { $0 + offset } }
    }
    guard placed.allSatisfy({ $0.at != nil }) else { return placed }
    return placed.enumerated().sorted { ($0.element.at ?? 0, $0.offset) < ($1.element.at ?? 0, $1.offset) }
      .map(\.element)
  }

  private static func lives(_ places: [Int], _ uptimes: [Int: Double]) -> [[Int]] {
    var lives: [[Int]] = []
    var latest = 0.0
    for place in places {
      guard let uptime = uptimes[place] else { continue }
      if lives.isEmpty || uptime < latest - restart {
        lives.append([])
        latest = uptime
      }
      lives[lives.count - 1].append(place)
      latest = max(latest, uptime)
    }
    return lives
  }
}
