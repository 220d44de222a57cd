import AccessibilityTree
import Rules

/// What was announced while the screen was captured.
extension Evaluation {
  /// One announcement that meets every test and comes in time; nobody can say when nothing was recorded.
  func announced(_ tests: [TextTest], _ timing: AnnouncementTiming, _ domain: NodeSet) -> TruthSet {
    guard snapshot.events.isExported else { return TruthSet(.unknown, count: count) }
    let events = announcements
    let announcements = events.map { event in
      (text: texts.intern(event.text ?? ""), isInTime: isInTime(event, timing, among: events))
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

  /// Besides announcements the title of a window, and what a notification of a new screen or layout says.
  private var announcements: [Event] {
    snapshot.events.value?.filter { event in
      event.type == "announcement" || Self.saying.contains(event.type) && event.text != nil
    } ?? []
  }

  private static let saying: Set<String> = ["windowState", "screenChanged", "layoutChanged"]

  private func isInTime(_ event: Event, _ timing: AnnouncementTiming, among events: [Event]) -> Truth {
    var truth = Truth.yes
    if timing.within != nil || timing.after != nil {
      guard let latency = latency(of: event) else { return .unknown }
      if let limit = timing.within { truth = truth.and(latency.isWithin(limit)) }
      if let limit = timing.after { truth = truth.and(latency.isAfter(limit)) }
    }
    if let gap = timing.againWithin { truth = truth.and(Self.isRepeated(event, within: gap, among: events)) }
    return truth
  }

  /// The same words again; two at once are one that was recorded twice.
  private static func isRepeated(_ event: Event, within limit: Double, among events: [Event]) -> Truth {
    let words = event.text.map { WordScan($0).tokens } ?? []
    let alike = events.filter { !words.isEmpty && WordScan($0.text ?? "").tokens == words }
    guard alike.count > 1 else { return .no }
    guard let at = event.at.flatMap(Timestamp.init) else { return .unknown }
    return alike.reduce(.no) { truth, other in
      guard let again = other.at.flatMap(Timestamp.init) else { return truth.or(.unknown) }
      let gap = again.seconds - at.seconds
      return truth.or(Truth(gap >= Latency.tolerance && gap <= limit))
    }
  }

  /// The first announcement that meets the words that an expression asks of one; one that came before what led to the
  /// screen only where there is no other.
  func announcement(metBy id: Expression.ID, at node: Int) -> Event? {
    guard case .announced(let tests, _) = ruleBook.expressions[id] else {
      return ruleBook.expressions[id].operands.lazy.compactMap { self.announcement(metBy: $0, at: node) }.first
    }
    let meant = announcements.filter { event in
      let text = texts.intern(event.text ?? "")
      return text.isText && tests.allSatisfy { ask($0, of: text, role: snapshot[node].role) == .yes }
    }
    return meant.first { latency(of: $0)?.isEarly == false } ?? meant.first
  }

  /// How long after what led to this screen an event came; nil where one of the two has no time.
  ///
  /// Where nobody says when the action was done, it was between this capture and the one before.
  func latency(of event: Event) -> Latency? {
    guard let at = event.at.flatMap(Timestamp.init), let setting else { return nil }
    let step = setting.frame.steps[setting.place]
    if let start = step.causedAt { return Latency(at.seconds - start.seconds) }
    guard setting.frame.hasPrevious(setting.place),
      let earliest = setting.frame.steps[setting.place - 1].meta.capturedAt.flatMap(Timestamp.init)
    else { return nil }
    let latest = step.meta.capturedAt.flatMap(Timestamp.init)
    return Latency(atLeast: latest.map { at.seconds - $0.seconds }, atMost: at.seconds - earliest.seconds)
  }
}
