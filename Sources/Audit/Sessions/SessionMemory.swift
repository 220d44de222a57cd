public import AccessibilityTree
public import Speech

/// What is remembered of the sessions under way: their last captures, what was told across them, and the latest capture of
/// each screen at either text size.
///
/// A value without a clock. Bounded: a session that was quiet for too long is over, and beyond the bounds the one that was
/// quiet for longest is forgotten.
public struct SessionMemory: Sendable {
  public var bounds: SessionBounds
  private var sessions = RecencyTable<SessionKey, Session>()
  private var logs = RecencyTable<String, SessionLogs>()
  private var runs = RecencyTable<RunKey, RunMemory>()
  private var scales = ScaleMemory()
  private var questions = ToldQuestions()

  private struct Session {
    var recording: Recording
    var told = ToldFindings()
  }

  /// Nothing is remembered yet.
  public init(bounds: SessionBounds = SessionBounds()) { self.bounds = bounds }

  /// How many sessions are remembered.
  public var sessionCount: Int { sessions.count }

  /// Remembers a capture and says what it is to be audited against.
  ///
  /// - Parameters:
  ///   - name: as sinks write it; the order of the session unless its captures are numbered.
  ///   - isKnown: it was audited before this memory began: what it shows with others that were is told already.
  public mutating func take(
    _ transcript: Transcript, name: String, at now: ContinuousClock.Instant, isKnown: Bool = false
  ) -> PlacedStep {
    sessions.forget { now - $0 > bounds.quiet }
    var step = RecordedStep(name: name, transcript: transcript)
    step.isKnown = isKnown
    let twin = scales.twin(of: step, at: now, bounds)
    let alone = PlacedStep(session: nil, recording: Recording(steps: [step]), place: 0, twin: twin)
    // Its neighbours by name are not the screens before and after it: the log says which are.
    if let state = step.meta.state {
      let actions = change(RunKey(file: name), at: now) { $0.add(step, of: state, isKnown: isKnown) }
      return PlacedStep(
        session: SessionKey(of: step.meta), recording: alone.recording, place: 0, twin: twin, actions: actions)
    }
    guard let key = SessionKey(of: step.meta) else { return alone }
    var session = sessions.take(key) ?? Session(recording: Recording(bounds: bounds.recording))
    let place = session.recording.insert(step)
    if let place, let logs = logs[key.name] {
      session.recording.replace(at: place, with: logs.told(at: place, of: session.recording.steps))
    }
    let placed = place.map { PlacedStep(session: key, recording: session.recording, place: $0, twin: twin) }
    sessions.set(key, session, weight: session.recording.steps.reduce(0) { $0 + $1.snapshot.weight }, at: now)
    sessions.forgetOldest { $0 > bounds.sessions || $1 > bounds.nodes }
    return placed ?? PlacedStep(session: key, recording: alone.recording, place: 0, twin: twin)
  }

  /// Remembers what an exporter's log says was done, and says what can be judged now.
  ///
  /// - Parameters:
  ///   - name: the path of the file, as sinks write it: the screens are those of the same directory.
  ///   - isKnown: it was taken before this memory began.
  public mutating func take(
    _ action: ScreenAction, name: String, at now: ContinuousClock.Instant, isKnown: Bool = false
  ) -> PlacedAction {
    PlacedAction(name: name, steps: change(RunKey(file: name), at: now) { $0.add(action, isKnown: isKnown) })
  }

  /// Remembers a log of a session, and says of which captures it tells more than was known.
  ///
  /// - Parameters:
  ///   - name: as sinks write it. A file that has grown takes the place of what it was.
  ///   - session: the log of no session tells nothing.
  ///   - isKnown: it was read before this memory began: captures that were there too are told already.
  public mutating func take(
    _ log: DeviceLog, name: String, session: String?, at now: ContinuousClock.Instant, isKnown: Bool = false
  ) -> PlacedLog {
    guard let session else { return PlacedLog(steps: []) }
    logs.forget { now - $0 > bounds.quiet }
    var known = logs.take(session) ?? SessionLogs()
    known.set(log, name: name)
    logs.set(session, known, weight: known.weight, at: now)
    logs.forgetOldest { $0 > bounds.sessions || $1 > bounds.nodes }
    var placed: [(before: PlacedStep, after: PlacedStep)] = []
    for key in sessions.keys where key.name == session {
      placed += sessions.change(key) { Self.tell(&$0.recording, by: known, of: key) } ?? []
    }
    return PlacedLog(steps: placed.filter { !isKnown || !$0.after.step.isKnown })
  }

  /// Each capture of which the logs tell something new, without it and with it.
  private static func tell(
    _ recording: inout Recording, by logs: SessionLogs, of key: SessionKey
  ) -> [(before: PlacedStep, after: PlacedStep)] {
    let before = recording
    let places = recording.steps.indices.filter { place in
      let told = logs.told(at: place, of: before.steps)
      let known = before.steps[place].snapshot
      guard told.snapshot.events != known.events || told.meta != known.meta else { return false }
      recording.replace(at: place, with: told)
      return true
    }
    return places.map { place in
      (
        PlacedStep(session: key, recording: before, place: place, twin: nil),
        PlacedStep(session: key, recording: recording, place: place, twin: nil)
      )
    }
  }

  private mutating func change(
    _ key: RunKey, at now: ContinuousClock.Instant, _ change: (inout RunMemory) -> [PlacedStep]
  ) -> [PlacedStep] {
    runs.forget { now - $0 > bounds.quiet }
    var run = runs.take(key) ?? RunMemory(bounds: bounds.recording)
    let placed = change(&run)
    runs.set(key, run, weight: run.weight, at: now)
    runs.forgetOldest { $0 > bounds.sessions || $1 > bounds.nodes }
    return placed
  }

  /// Takes note that a capture of a session is there and cannot be read: those on its two sides do not follow each other.
  ///
  /// When it can be read after all, it takes its place.
  public mutating func miss(_ name: String, of session: String) {
    for key in sessions.keys where key.name == session {
      sessions.change(key) { _ = $0.recording.insert(.missing(name)) }
    }
  }

  /// The audit without what was told already across the same steps, when a late or rewritten capture has them judged anew,
  /// and without the questions that were asked already.
  public mutating func telling(_ audit: SnapshotAudit, of placed: PlacedStep) -> SnapshotAudit {
    let audit = questions.telling(audit, in: placed.session, apart: bounds.keepsSessionsApart)
    guard let key = placed.session, audit.findings.contains(where: \.isAcrossSteps) else { return audit }
    return sessions.change(key) { $0.told.telling(audit, of: placed.step.name) } ?? audit
  }
}
