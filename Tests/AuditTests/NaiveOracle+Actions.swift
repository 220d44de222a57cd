import AccessibilityTree
@testable import Audit
import Rules
import Speech

/// What was done, where the focus went and what was announced.
extension NaiveOracle {
  var beginsRecording: Bool {
    guard let place, place.place == 0 else { return false }
    return snapshot.meta.session != nil && place.step.cause == nil
  }

  /// Somebody wrote that nothing was done, or Android told of changes and of nothing else.
  var isUntouched: Bool {
    guard let place, place.previous != nil, place.step.logged == nil else { return false }
    if let action = snapshot.meta.triggerAction { return ["wait", "none", "nothing", "idle"].contains(action) }
    let types = (snapshot.events.value ?? []).map(\.type)
    return snapshot.platform == .android && !types.isEmpty
      && types.count { $0 == "contentChanged" || $0 == "announcement" } == types.count
  }

  func isActivated(_ actions: [UserAction], _ index: Int) -> Truth {
    guard let cause = place?.next?.cause, actions.contains(cause.action) else { return .no }
    return Truth(cause.target(in: snapshot) == index)
  }

  func isFocusedFirst(_ index: Int) -> Truth {
    guard let name = snapshot.firstFocusEvent?.node else { return snapshot[index].truth(.screenReaderFocused) }
    guard let node = snapshot.node(named: name) else { return .unknown }
    return Truth(node == index)
  }

  func isVisited(within limit: Double?, _ index: Int) -> Truth {
    guard snapshot.events.isExported else { return .unknown }
    return snapshot.focusEvents.reduce(.no) { truth, event in
      // An event may name a node by what this export does not include.
      guard let node = event.node.flatMap(snapshot.node(named:)) else { return truth.or(.unknown) }
      guard node == index else { return truth }
      return truth.or(limit.map { isWithin($0, seconds(to: event)) } ?? .yes)
    }
  }

  // MARK: announcements

  func isAnnounced(_ tests: [TextTest], _ timing: AnnouncementTiming, _ node: Node) -> Truth {
    guard let events = snapshot.events.value else { return .unknown }
    // Changes are announced in a live region; where an export says which those are, a rule asks them.
    let maySayChanges = snapshot.platform == .android && !snapshot.carries(.liveRegion)
    let spoken = events.filter { event in
      switch event.type {
      case "announcement": true
      case "windowState", "screenChanged", "layoutChanged": event.text != nil
      case "focus": event.text != nil && snapshot.facts.contains(.recordsSpeech)
      case "contentChanged": maySayChanges
      default: false
      }
    }
    return spoken.reduce(.no) { truth, event in
      let text = event.text ?? ""
      // An announcement of an empty text said nothing; without a text, nobody knows.
      let isSilent = event.type == "announcement" && event.text?.isEmpty == true
      let said: Truth =
        isSilent ? .no : text.isEmpty ? .unknown : tests.reduce(.yes) { $0.and(meets($1, text, at: node)) }
      let isSaid: Truth = event.type == "contentChanged" ? .unknown : .yes
      return truth.or(said.and(isSaid).and(isInTime(event, timing, spoken)))
    }
  }

  private func meets(_ test: TextTest, _ announced: String, at node: Node) -> Truth {
    guard let other = test.other else { return meets(test, announced, role: node.role) }
    return switch text(of: other, node.index) {
    case .exposed(let text): compare(test, announced, text)
    case .absent: .no
    case .notExported: .unknown
    }
  }

  private func isInTime(_ event: Event, _ timing: AnnouncementTiming, _ spoken: [Event]) -> Truth {
    var truth = Truth.yes
    if timing.within != nil || timing.after != nil {
      let seconds = seconds(to: event)
      guard seconds != nil else { return .unknown }
      if let limit = timing.within { truth = truth.and(isWithin(limit, seconds)) }
      if let limit = timing.after { truth = truth.and(isAfter(limit, seconds)) }
    }
    if let limit = timing.againWithin { truth = truth.and(isSaidAgain(event, limit, timing.times ?? 2, spoken)) }
    return truth
  }

  /// Between which two numbers of seconds after what led to this screen an event came; the low one may be unknown.
  private func seconds(to event: Event) -> (low: Double?, high: Double)? {
    guard let place, let at = event.at.flatMap(Timestamp.init)?.seconds else { return nil }
    if let start = place.step.causedAt?.seconds { return (at - start, at - start) }
    guard let before = place.previous?.meta.capturedAt.flatMap(Timestamp.init)?.seconds else { return nil }
    let now = snapshot.meta.capturedAt.flatMap(Timestamp.init)?.seconds
    return (now.map { at - $0 }, at - before)
  }

  /// Announcements may come 0.3 seconds before what they are about.
  private func isWithin(_ limit: Double, _ seconds: (low: Double?, high: Double)?) -> Truth {
    guard let seconds else { return .unknown }
    if seconds.high < -0.3 { return .no }
    if seconds.high <= limit { return .yes }
    return seconds.low.map { $0 > limit } == true ? .no : .unknown
  }

  private func isAfter(_ limit: Double, _ seconds: (low: Double?, high: Double)?) -> Truth {
    guard let seconds else { return .unknown }
    if seconds.high <= limit { return .no }
    return seconds.low.map { $0 > limit } == true ? .yes : .unknown
  }

  /// Two at once are one that was recorded twice.
  private func isSaidAgain(_ event: Event, _ limit: Double, _ times: Double, _ spoken: [Event]) -> Truth {
    let words = WordScan(event.text ?? "").tokens
    let others = spoken.filter { !words.isEmpty && WordScan($0.text ?? "").tokens == words }
    guard others.count > 1 else { return .no }
    guard let first = event.at.flatMap(Timestamp.init)?.seconds else { return .unknown }
    let known = others.compactMap { $0.at.flatMap(Timestamp.init)?.seconds }.filter { $0 - first <= limit }.sorted()
    var heard = [first]
    for again in known where again - heard[heard.count - 1] >= 0.3 { heard.append(again) }
    let undated = others.count { $0.at.flatMap(Timestamp.init) == nil }
    if Double(heard.count) >= times { return .yes }
    return Double(heard.count + undated) >= times ? .unknown : .no
  }
}
