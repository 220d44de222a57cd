import AccessibilityTree
import Rules

/// What was announced while the screen was captured.
struct Announcements {
  /// In the order of the events.
  private let events: [Event]
  /// Some of what was said, by a log that tells no more than that.
  private let overheard: [Event]
  /// Whether anybody recorded events.
  let areRecorded: Bool
  private let tester: TextTester
  private let columns: TextColumns
  private let steps: StepLookup

  /// Besides announcements, the title of a window and the text of a notification of a new screen or layout; where a log tells
  /// every word that was said, also what was said of the node that got the focus.
  init(_ snapshot: Snapshot, _ tester: TextTester, _ columns: TextColumns, _ steps: StepLookup) {
    (self.tester, self.columns, self.steps) = (tester, columns, steps)
    areRecorded = snapshot.events.isExported
    overheard = areRecorded ? [] : snapshot.meta.overheard
    mayAnnounceChanges = snapshot.platform == .android && !snapshot.carries(.liveRegion)
    let hasChanges = mayAnnounceChanges
    let saying = snapshot.facts.contains(.recordsSpeech) ? Self.saying.union(["focus"]) : Self.saying
    events =
      snapshot.events.value?.filter { event in
        event.type == "announcement" || saying.contains(event.type) && event.text != nil
          || hasChanges && event.type == Self.change
      } ?? []
  }

  /// A change of content is announced inside a live region. Where an export says which those are, a rule asks them.
  private let mayAnnounceChanges: Bool

  private static let saying: Set<String> = ["windowState", "screenChanged", "layoutChanged"]

  private static let change = "contentChanged"

  /// One announcement that meets every test and comes in time; unknown where nobody recorded events.
  func made(_ tests: [TextTest], _ timing: AnnouncementTiming, _ domain: NodeSet, _ snapshot: Snapshot) -> TruthSet {
    guard areRecorded else { return heard(tests, timing, domain, snapshot) }
    let announcements = events.map {
      (
        text: tester.intern($0.text ?? ""), isSilent: $0.type == "announcement" && $0.text?.isEmpty == true,
        isInTime: isInTime($0, timing).and($0.type == Self.change ? .unknown : .yes)
      )
    }
    return TruthSet(domain) { node in
      announcements.reduce(.no) { truth, announcement in
        // Nothing was said by an empty text. Of an announcement without a text nobody knows what was said.
        let said: Truth =
          announcement.isSilent
          ? .no
          : announcement.text.isText
            ? tests.reduce(.yes) { $0.and(ask($1, of: announcement.text, at: node, role: snapshot[node].role)) }
            : .unknown
        return truth.or(said.and(announcement.isInTime))
      }
    }
  }

  /// The same of an unknown number of utterances: what was heard was said, and what was not heard may have been said.
  ///
  /// They may be of the stop that got the focus. So they count only for words that an announcement has and no control is
  /// called by mistake: those of a list, and those of the node's own name. They were said when they were heard or before.
  private func heard(
    _ tests: [TextTest], _ timing: AnnouncementTiming, _ domain: NodeSet, _ snapshot: Snapshot
  ) -> TruthSet {
    let isOfWords = !tests.isEmpty && tests.allSatisfy { !$0.lookups.isEmpty || $0.other != nil }
    guard isOfWords, timing.after == nil, timing.againWithin == nil else {
      return TruthSet(.unknown, count: domain.count)
    }
    let said = overheard.filter { isInTime($0, timing) == .yes }.map { tester.intern($0.text ?? "") }
    return TruthSet(domain) { node in
      let isHeard = said.contains { text in
        tests.allSatisfy { ask($0, of: text, at: node, role: snapshot[node].role) == .yes }
      }
      return isHeard ? .yes : .unknown
    }
  }

  private func ask(_ test: TextTest, of text: LabelID, at node: Int, role: Role) -> Truth {
    guard let other = test.other else { return tester.ask(test, of: text, role: role) }
    return tester.compare(text, test, columns.label(other, at: node))
  }

  /// The first announcement that meets every test; one from before the action only where there is no other.
  func first(meeting tests: [TextTest], role: Role) -> Event? {
    let meant = events.filter { event in
      guard event.type != Self.change else { return false }
      let text = tester.intern(event.text ?? "")
      return text.isText && tests.allSatisfy { $0.other == nil && tester.ask($0, of: text, role: role) == .yes }
    }
    return meant.first { steps.latency(of: $0)?.isEarly == false } ?? meant.first
  }

  private func isInTime(_ event: Event, _ timing: AnnouncementTiming) -> Truth {
    var truth = Truth.yes
    if timing.within != nil || timing.after != nil {
      guard let latency = steps.latency(of: event) else { return .unknown }
      if let limit = timing.within { truth = truth.and(latency.isWithin(limit)) }
      if let limit = timing.after { truth = truth.and(latency.isAfter(limit)) }
    }
    if let gap = timing.againWithin { truth = truth.and(isRepeated(event, within: gap, times: timing.times ?? 2)) }
    return truth
  }

  /// The same words so many times, from this one on. Two at once are one that was recorded twice.
  private func isRepeated(_ event: Event, within limit: Double, times: Double) -> Truth {
    let words = event.text.map { WordScan($0).tokens } ?? []
    let alike = events.filter { !words.isEmpty && WordScan($0.text ?? "").tokens == words }
    guard alike.count > 1 else { return .no }
    guard let at = event.at.flatMap(Timestamp.init) else { return .unknown }
    let moments = alike.compactMap { $0.at.flatMap(Timestamp.init)?.seconds }.sorted()
    var (last, heard) = (at.seconds, 1.0)
    for again in moments where again - last >= Latency.tolerance && again - at.seconds <= limit {
      (last, heard) = (again, heard + 1)
    }
    let undated = Double(alike.count - moments.count)
    return heard >= times ? .yes : heard + undated >= times ? .unknown : .no
  }
}
