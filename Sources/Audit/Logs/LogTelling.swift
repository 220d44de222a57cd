import AccessibilityTree

/// What a log tells of the way from one capture to the next.
struct LogTelling {
  private let session: SessionLog
  private let skew: LogSkew?
  /// No capture says when it was taken, so that the log’s own clock can be theirs.
  private let lendsClock: Bool

  private static let taps: Set<String> = ["tap", "click", "key", "activate", "doubleTap"]

  /// - Parameter steps: all captures of the session that are remembered.
  init(_ log: SessionLog, of steps: [RecordedStep]) {
    session = log
    skew = LogSkew(of: log, among: steps)
    lendsClock = steps.allSatisfy { $0.meta.capturedAt == nil && $0.meta.triggerAt == nil }
  }

  /// The capture with what happened since the one before it; nil where the log does not tell all of it.
  ///
  /// An absence counts only where the log goes on past the capture, and where it had begun before what was done.
  func telling(_ step: RecordedStep, after before: RecordedStep) -> Snapshot? {
    guard !step.snapshot.events.isExported, step.directlyFollows(before),
      let start = session.moment(of: before, skew), let end = session.moment(of: step, skew),
      start.upperBound <= end.lowerBound
    else { return nil }
    for source in [LogEntry.Source.events, .talkBack, .uiAutomator] {
      if let events = events(of: source, start, end, step, before) {
        return step.snapshot.telling(
          events, recordsSpeech: source == .talkBack,
          capturedAt: lendsClock ? time(session.log.entries[safe: end.lowerBound]) : nil)
      }
    }
    return nil
  }

  private func events(
    of source: LogEntry.Source, _ start: Range<Int>, _ end: Range<Int>, _ step: RecordedStep, _ before: RecordedStep
  ) -> [Event]? {
    let entries = session.log.entries
    let tap = (start.upperBound..<end.lowerBound).last { entries[$0].source == source && isTap(entries[$0]) }
    let first = tap ?? start.lowerBound
    guard session.isAlive(source, from: tap.map { $0 + 1 } ?? first, to: end.upperBound) else { return nil }
    // Something of which nobody knows on which side of a capture it was.
    let unsure = [tap == nil ? start : nil, end].compactMap(\.self).joined()
    guard !unsure.contains(where: { entries[$0].source == source && event(entries[$0], step, before) != nil }) else {
      return nil
    }
    var events = (first..<end.lowerBound).filter { entries[$0].source == source }
      .compactMap { event(entries[$0], step, before) }
    // The screen reader is off while apps are listened to, so nobody knows where its focus would be.
    if source == .uiAutomator { events.append(Event(type: "focus")) }
    return events
  }

  /// The capture with what VoiceOver was heard saying on the way to it; nil where the log tells nothing of it.
  ///
  /// VoiceOver tells its words when it is asked, so that nothing follows from what it was not heard saying. An utterance near a
  /// capture, of which nobody knows on which side of it it was, counts as the last words only if it is the same.
  ///
  /// - Parameter before: the capture before; nil for the first.
  func overheard(_ step: RecordedStep, after before: RecordedStep?) -> Snapshot? {
    let isOther = step.meta.platform == .android || step.meta.lastSpeech != nil
    guard !isOther, before.map(step.directlyFollows) != false, let end = session.moment(of: step, skew) else {
      return nil
    }
    var start = 0
    if let before {
      guard let moment = session.moment(of: before, skew), moment.upperBound <= end.lowerBound else { return nil }
      start = moment.upperBound
    }
    var said: [Event] = []
    var last: String?
    for place in start..<end.lowerBound {
      guard case .said(let text, let isAfterMove) = session.log.entries[place].happening else { continue }
      // Whoever asks twice hears the same twice.
      if text != last, !isAfterMove {
        said.append(Event(type: "announcement", text: text, at: time(session.log.entries[place])))
      }
      last = text
    }
    let isSure = end.allSatisfy { place in
      guard case .said(let text, _) = session.log.entries[place].happening else { return true }
      return text == last
    }
    guard let last else { return nil }
    return step.snapshot.overhearing(before == nil ? [] : said, last: isSure ? last : nil)
  }

  private func isTap(_ entry: LogEntry) -> Bool {
    switch entry.happening {
    case .tapped: true
    case .event(let event): Self.taps.contains(event.type)
    default: false
    }
  }

  private func event(_ entry: LogEntry, _ step: RecordedStep, _ before: RecordedStep) -> Event? {
    let at = time(entry)
    switch entry.happening {
    case .announced(let text): return Event(type: "announcement", text: text, at: at)
    case .titled(let text): return Event(type: "windowState", text: text, at: at)
    case .focused(let text, let target):
      return Event(type: "focus", text: text, node: target.map { name(of: $0, in: step.snapshot) }, at: at)
    case .tapped(let target):
      return Event(type: "tap", node: target.map { name(of: $0, in: before.snapshot) }, at: at)
    case .changed: return Event(type: "contentChanged", at: at)
    case .event(var event):
      event.at = at
      return event
    case .captured, .said, .spoke, .switched: return nil
    }
  }

  private func time(_ entry: LogEntry?) -> String? {
    guard let at = entry?.at else { return nil }
    if let skew { return skew.text(of: at) }
    return lendsClock ? UnixTime.text(milliseconds: Int((at * 1_000).rounded())) : nil
  }

  /// A path of the node in the tree. A node that is not there keeps a name that is nobody’s, so that nobody takes another
  /// one for it.
  private func name(of target: ScreenAction.Target, in snapshot: Snapshot) -> String {
    snapshot.node(showing: target).map(snapshot.path(of:)) ?? "no node of this tree"
  }
}

extension Array {
  fileprivate subscript(safe place: Int) -> Element? { indices.contains(place) ? self[place] : nil }
}
