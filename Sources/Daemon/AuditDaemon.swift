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

  struct State {
    var setup: Setup
    var phase = Phase.starting
    var audited = 0
    var isReady = false
    var lastStatus: ContinuousClock.Instant?
    /// Since when the directory has been lost; nil while it is not.
    var lostAt: ContinuousClock.Instant?
  }

  /// What the daemon is doing.
  enum Phase {
    /// It does not watch anything yet.
    case starting
    /// The crew audits what the watcher finds; nil until its threads are there.
    case watching(DirectoryWatcher, AuditCrew?)
    /// It is stopping, and must end by then.
    case stopping(DirectoryWatcher?, until: ContinuousClock.Instant)

    var watcher: DirectoryWatcher? {
      switch self {
      case .starting: nil
      case .watching(let watcher, _): watcher
      case .stopping(let watcher, _): watcher
      }
    }

    /// The auditors at work; nil if there are none.
    var crew: AuditCrew? { if case .watching(_, let crew) = self { crew } else { nil } }

    /// When everything must be over; nil unless it is stopping.
    var end: ContinuousClock.Instant? { if case .stopping(_, let end) = self { end } else { nil } }
  }

  let state: Mutex<State>
  let ledger: LedgerStore
  let delivery: FindingDelivery
  /// Sends the daemon's own messages, which are transient.
  let sender: JournalSender
  let source: StatusSource
  let record = DaemonRecord()
  let notifier: Notifier
  let sessions: SessionAuditor
  let gate = AuditGate()
  let start = WallTime.now
  let whenIdle: @Sendable () -> Void
  let load: @Sendable () throws(LineFailure) -> Setup

  /// - Parameters:
  ///   - status: the parts of the status that other components know.
  ///   - whenIdle: called once whenever no file came between two beats.
  ///   - load: reads configuration and rules again.
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

  /// The current setup, the watcher, and the number of audited files.
  var present: (setup: Setup, watcher: DirectoryWatcher?, audited: Int) {
    state.withLock { ($0.setup, $0.phase.watcher, $0.audited) }
  }

  /// Runs until a signal says stop.
  ///
  /// - Returns: The number of entries that are lost, because the journal did not take them in time and nothing keeps
  ///   them; normally 0.
  /// - Throws: `Errno` if no threads or descriptors are left for the watcher.
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
    while state.withLock({ $0.phase.end == nil }) { try await watch() }
    let (audited, waiting) = state.withLock { ($0.audited, $0.phase.watcher?.status.waiting ?? 0) }
    let end = state.withLock { $0.phase.end } ?? .now
    await delivery.stop(within: max(end - .now, .zero))
    let undelivered = ledger.counts.queued
    sender.post([LifeEntry.stopped(audited: audited, waiting: waiting, undelivered: undelivered)])
    // Leave a moment for the last line, even if delivering findings took all the time.
    let left = await sender.drain(within: max(end - .now, .milliseconds(100)))
    let isKept = ledger.path != nil
    ledger.close()
    return left + (isKept ? 0 : undelivered)
  }

  /// Keeps the ledger's bounds, and tries its disk again if it could not be written.
  private func tidy() async {
    var turns = 0
    while !Task.isCancelled {
      if turns % 60 == 0 || ledger.trouble != nil { ledger.tidy() }
      turns += 1
      try? await Task.sleep(for: .seconds(60))
    }
  }

  /// Watches and audits with the current configuration until the watcher is stopped.
  private func watch() async throws(Errno) {
    let configuration = state.withLock { $0.setup.configuration }
    let watcher = try DirectoryWatcher(
      FilePath(configuration.watchDirectory), settings: configuration.watchSettings)
    begin(with: watcher, nil)
    record.beginWatching()
    let crew = try AuditCrew(configuration.auditors) { [self] in
      for await event in watcher { await follow(event, of: watcher) }
    }
    // The daemon was told to stop before the watcher existed.
    if let end = begin(with: watcher, crew) {
      watcher.stop()
      giveUp(crew, at: end)
    }
    await crew.wait()
  }

  /// Records the current watcher and crew.
  ///
  /// - Returns: When everything must be over; nil unless the daemon is stopping.
  @discardableResult
  private func begin(with watcher: DirectoryWatcher, _ crew: AuditCrew?) -> ContinuousClock.Instant? {
    state.withLock { state in
      let end = state.phase.end
      state.phase = end.map { .stopping(watcher, until: $0) } ?? .watching(watcher, crew)
      return end
    }
  }
}
