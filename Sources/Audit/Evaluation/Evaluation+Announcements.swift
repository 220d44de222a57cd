import AccessibilityTree
import Rules

/// What was announced while the screen was captured.
extension Evaluation {
  /// An announcement may come a little before what it announces.
  private static let earliest = -0.3

  /// One announcement that meets every test and comes in time; nobody can say when nothing was recorded.
  func announced(_ tests: [TextTest], within limit: Double?, _ domain: NodeSet) -> TruthSet {
    guard let events = snapshot.events.value else {
      return TruthSet(snapshot.events.isExported ? .no : .unknown, count: count)
    }
    let announcements = events.filter { $0.type == "announcement" }.map { event in
      (text: texts.intern(event.text ?? ""), isInTime: isInTime(event, limit))
    }
    return truths(domain) { node in
      announcements.reduce(.no) { truth, announcement in
        // Of an announcement without words it is known that it was made, and not what was said.
        let said =
          announcement.text.isText
          ? tests.reduce(Truth.yes) { $0.and(ask($1, of: announcement.text, role: node.role)) } : .unknown
        return truth.or(said.and(announcement.isInTime))
      }
    }
  }

  private func isInTime(_ event: Event, _ limit: Double?) -> Truth {
    guard let limit else { return .yes }
    guard let latency = latency(of: event) else { return .unknown }
    return Truth(latency >= Self.earliest && latency <= limit)
  }

  /// The first announcement that meets the words that an expression asks of one, whenever it came.
  func announcement(metBy id: Expression.ID, at node: Int) -> Event? {
    guard case .announced(let tests, _) = ruleBook.expressions[id] else {
      return ruleBook.expressions[id].operands.lazy.compactMap { self.announcement(metBy: $0, at: node) }.first
    }
    let announcements = snapshot.events.value?.filter { $0.type == "announcement" } ?? []
    return announcements.first { event in
      let text = texts.intern(event.text ?? "")
      return text.isText && tests.allSatisfy { ask($0, of: text, role: snapshot[node].role) == .yes }
    }
  }

  /// Seconds from what led to this screen to an event; nil where one of the two has no time.
  func latency(of event: Event) -> Double? {
    guard let at = event.at.flatMap(Timestamp.init), let setting,
      let start = setting.frame.steps[setting.place].causedAt
        ?? (setting.frame.hasPrevious(setting.place)
          ? setting.frame.steps[setting.place - 1].meta.capturedAt.flatMap(Timestamp.init) : nil)
    else { return nil }
    return at.seconds - start.seconds
  }
}
