import Audit
public import Journal
public import Ledger
import Synchronization
public import SystemPackage
import Watch

/// Watches the drop directory and audits every finished file in it, until it is told to stop.
public final class AuditDaemon: Sendable {
  /// Configuration and rules, which change together or not at all.
  public typealias Setup = (configuration: Configuration, line: AuditLine)

  private struct State {
    var setup: Setup
    var watcher: DirectoryWatcher?
    /// Who audits what this watcher finds.
    var crew: AuditCrew?
    var audited = 0
    var isReady = false
    /// When everything must be over; nil while it runs.
    var end: ContinuousClock.Instant?
    var lastStatus: ContinuousClock.Instant?
    /// Since when the directory has been lost; nil while it is not.
    var lostAt: ContinuousClock.Instant?
  }

  private let state: Mutex<State>
  let ledger: LedgerStore
  let delivery: FindingDelivery
  /// For what the daemon says of itself, which is of the moment.
  let sender: JournalSender
  let source: StatusSource
  let record = DaemonRecord()
  private let notifier: Notifier
  private let sessions: SessionAuditor
  private let gate = AuditGate()
  private let start = WallTime.now
  private let whenIdle: @Sendable () -> Void
  private let load: @Sendable () throws(LineFailure) -> Setup

  /// Time to finish what is in hand; systemd's patience, and ours, is longer.
  private static let stopTime: Duration = .seconds(4)

  /// - Parameters:
  ///   - status: what others know of themselves, for who asks how it does.
  ///   - whenIdle: called once whenever nothing has come for the time between two beats.
  ///   - load: reads configuration and rules anew.
  public init(
    _ setup: Setup, ledger: LedgerStore, delivery: FindingDelivery, sender: JournalSender,
    notifier: Notifier = Notifier(), status: StatusSource = StatusSource(),
    whenIdle: @escaping @Sendable () -> Void = {},
    load: @escaping @Sendable () throws(LineFailure) -> Setup
  ) {
    state = Mutex(State(setup: setup))
    sessions = SessionAuditor(bounds: setup.configuration.sessionBounds)
    (self.ledger, self.delivery, self.sender) = (ledger, delivery, sender)
    (self.notifier, self.whenIdle, self.load) = (notifier, whenIdle, load)
    source = status
    ledger.whenBegunAnew { [weak self] in self?.present.watcher?.listAgain() }
  }

  /// What is in force and in hand.
  var present: (setup: Setup, watcher: DirectoryWatcher?, audited: Int) {
    state.withLock { ($0.setup, $0.watcher, $0.audited) }
  }

  /// Runs until a signal says stop.
  ///
  /// - Returns: Entries that are lost, because the journal did not take them in time and nothing keeps them; 0 is what to
  ///   expect.
  /// - Throws: `Errno` when there are no threads or descriptors left to watch with.
  public func run(signals: some AsyncSequence<DaemonSignal, Never> & Sendable) async throws(Errno) -> Int {
    sayExpired()
    let listener = Task { await listen(to: signals) }
    let heartbeat = Task { await beat() }
    let tidying = Task { await tidy() }
    defer {
      listener.cancel()
      heartbeat.cancel()
      tidying.cancel()
    }
    while state.withLock({ $0.end == nil }) { try await watch() }
    let (audited, waiting) = state.withLock { ($0.audited, $0.watcher?.status.waiting ?? 0) }
    let end = state.withLock { $0.end } ?? .now
    await delivery.stop(within: max(end - .now, .zero))
    let undelivered = ledger.counts.queued
    sender.post([LifeEntry.stopped(audited: audited, waiting: waiting, undelivered: undelivered)])
    // Not less than a moment: what findings took of the time is not the fault of the last line.
    let left = await sender.drain(within: max(end - .now, .milliseconds(100)))
    let isKept = ledger.path != nil
    ledger.close()
    return left + (isKept ? 0 : undelivered)
  }

  /// Keeps the ledger's bounds, and tries its disk again where it took nothing.
  private func tidy() async {
    var turns = 0
    while !Task.isCancelled {
      if turns % 60 == 0 || ledger.trouble != nil { ledger.tidy() }
      turns += 1
      try? await Task.sleep(for: .seconds(60))
    }
  }

  // MARK: auditing

  /// Watches and audits by the present configuration, until the watcher is stopped.
  private func watch() async throws(Errno) {
    let configuration = state.withLock { $0.setup.configuration }
    let watcher = try DirectoryWatcher(
      FilePath(configuration.watchDirectory), settings: configuration.watchSettings)
    state.withLock { $0.watcher = watcher }
    record.beginWatching()
    let crew = try AuditCrew(configuration.auditors) { [self] in
      for await event in watcher { await follow(event, of: watcher) }
    }
    let end = state.withLock { state in
      state.crew = crew
      return state.end
    }
    // Told to stop before there was anything to stop.
    if let end {
      watcher.stop()
      giveUp(crew, at: end)
    }
    await crew.wait()
  }

  private func follow(_ event: WatchEvent, of watcher: DirectoryWatcher) async {
    let setup = state.withLock { $0.setup }
    let directory = setup.configuration.watchDirectory
    record.note(event)
    switch event {
    case .file(let file):
      await ledger.room(below: setup.configuration.journalQueue)
      record.take()
      defer { record.putDown() }
      let auditor = FileAuditor(
        line: setup.line, folding: setup.configuration.folding, ledger: ledger, sessions: sessions,
        suppressions: setup.configuration.suppressions, gate: gate, start: start,
        sessionQuiet: setup.configuration.sessionBounds.quiet)
      switch await auditor.audit(file) {
      case .audited(let snapshot):
        state.withLock { $0.audited += 1 }
        record.note(snapshot)
      case .awaitsRest: watcher.expectRest(of: file)
      case .done: break
      }
      delivery.ring()
    case .watching(let directories):
      let lostAt = state.withLock { state in
        defer { state.lostAt = nil }
        return state.lostAt
      }
      let entry =
        if let lostAt {
          LifeEntry.found(directory, directories: directories, after: .now - lostAt)
        } else {
          LifeEntry.watching(
            directory, directories: directories, rules: setup.line.ruleCount, destination: sender.destination)
        }
      await sender.submit([entry])
      sayReady()
    case .lost(let error):
      state.withLock { $0.lostAt = $0.lostAt ?? .now }
      await sender.submit([LifeEntry.lost(error)])
      // Waiting for a directory is a way to run; only a start that never ends would be none.
      sayReady()
    case .replaced: await sender.submit([LifeEntry.replaced(directory)])
    case .overflow: await sender.submit([LifeEntry.overflow(directory)])
    case .polling(let error): await sender.submit([LifeEntry.polling(error)])
    case .skipped(let path, let reason):
      sessions.miss(path.shown, of: path.removingLastComponent().shown)
      await sender.submit([LifeEntry.skipped(path, reason)])
    }
    sayStatus(of: watcher)
  }

  // MARK: the service manager

  private func sayReady() {
    let isFirst = state.withLock { state in
      defer { state.isReady = true }
      return !state.isReady
    }
    if isFirst { notifier.ready(status) }
  }

  /// At most once a second, and when nothing waits any more.
  private func sayStatus(of watcher: DirectoryWatcher) {
    let isDue = state.withLock { state in
      let isDue = watcher.status.waiting == 0 || state.lastStatus.map { .now - $0 > .seconds(1) } ?? true
      if isDue { state.lastStatus = .now }
      return isDue
    }
    if isDue { notifier.status(status) }
  }

  /// “Watching /var/spool/a11yd: 3 directories, 12 waiting, 104 audited”.
  var status: String {
    let (directory, watched, audited) = state.withLock {
      ($0.setup.configuration.watchDirectory, $0.watcher?.status, $0.audited)
    }
    if let blindness = watched?.blindness { return "\(LifeEntry.text(of: blindness)) (\(audited) audited)" }
    guard let watched, watched.isWatching else { return "Waiting for \(directory), \(audited) audited" }
    let tree = watched.directories == 1 ? "1 directory" : "\(watched.directories) directories"
    let trouble = (delivery.trouble ?? sender.trouble).map { ", \(ledger.counts.undelivered) undelivered: \($0)" } ?? ""
    return "Watching \(directory): \(tree), \(watched.waiting) waiting, \(audited) audited\(trouble)"
  }

  /// Says that it lives, and only when a canary went through the whole watcher; and says when it does not.
  private func beat() async {
    // A third of the service manager's patience, so that one canary that a flood swept away is no death.
    let pause = min(notifier.watchdogInterval.map { $0 / 3 } ?? Self.beatEvery, Self.beatEvery)
    var files = (atLastBeat: -1, whenIdle: -1)
    while !Task.isCancelled {
      let (watcher, directory) = state.withLock { ($0.watcher, $0.setup.configuration.watchDirectory) }
      let (taken, inHand) = (record.contents.taken, record.contents.inHand)
      if taken == files.atLastBeat, taken != files.whenIdle, inHand == 0 {
        whenIdle()
        files.whenIdle = taken
      }
      files.atLastBeat = taken
      switch watcher?.beat() {
      case .seen: notifier.watchdog()
      case .blind:
        if let blindness = watcher?.status.blindness { sender.post([LifeEntry.blind(blindness)]) }
        // It runs, as it does without its directory: what waits for a file system is no start that never ends.
        sayReady()
      case .seesAgain(let time):
        notifier.watchdog()
        sender.post([LifeEntry.seesAgain(directory, after: time)])
      case .unseen, nil: break
      }
      notifier.status(status)
      // A clock that stands still while the computer sleeps: a beat is a time in which the watcher could have answered.
      try? await Task.sleep(for: pause, clock: .suspending)
    }
  }

  private static let beatEvery: Duration = .seconds(10)

  // MARK: signals

  private func listen(to signals: some AsyncSequence<DaemonSignal, Never> & Sendable) async {
    for await signal in signals {
      switch signal {
      case .reload: reload()
      case .stop: return await stop()
      }
    }
  }

  private func reload() {
    notifier.reloading()
    do throws(LineFailure) {
      let new = try load()
      sessions.setBounds(new.configuration.sessionBounds)
      let (watcher, crew) = state.withLock { state -> (DirectoryWatcher?, AuditCrew?) in
        let old = state.setup.configuration
        state.setup = new
        let isSameWatch =
          old.watchDirectory == new.configuration.watchDirectory && old.auditors == new.configuration.auditors
          && old.watchSettings == new.configuration.watchSettings
        return isSameWatch ? (nil, nil) : (state.watcher, state.crew)
      }
      sender.post([LifeEntry.reloaded(rules: new.line.ruleCount)])
      sayExpired()
      // The next one starts by the new configuration, and finds everything that this one had not read.
      watcher?.stop()
      giveUp(crew, at: .now + Self.stopTime)
    } catch {
      sender.post(error.problems.map(LifeEntry.reloadRefused))
    }
    notifier.ready(status)
  }

  /// Auditors that have not ended by then are not waited for any longer, unless they audit: what is left in the midst of
  /// that is suspected of having ended the process.
  private func giveUp(_ crew: AuditCrew?, at end: ContinuousClock.Instant) {
    Task {
      try? await Task.sleep(until: end)
      while record.contents.inHand > 0 { try? await Task.sleep(for: .milliseconds(100)) }
      crew?.giveUp()
    }
  }

  private func sayExpired() {
    let expired = state.withLock { $0.setup.configuration.suppressions }.expired(on: .today)
    if !expired.isEmpty { sender.post([LifeEntry.expired(expired)]) }
  }

  private func stop() async {
    notifier.stopping()
    let (watcher, crew, end) = state.withLock { state in
      let end = ContinuousClock.now + Self.stopTime
      state.end = end
      return (state.watcher, state.crew, end)
    }
    watcher?.stop()
    // Auditors that wait for a journal that hangs must not keep the daemon.
    ledger.endWaiting()
    giveUp(crew, at: end)
    try? await Task.sleep(until: end)
    if !Task.isCancelled { _ = await sender.drain(within: .zero) }
  }
}
