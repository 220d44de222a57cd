import Audit
import Glibc
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
    var audited = 0
    var isReady = false
    /// When everything must be over; nil while it runs.
    var end: ContinuousClock.Instant?
    var lastStatus: ContinuousClock.Instant?
  }

  private let state: Mutex<State>
  private let ledger: any AuditLedger
  private let sender: JournalSender
  private let notifier: Notifier
  private let sessions: SessionAuditor
  private let load: @Sendable () throws(LineFailure) -> Setup

  /// Time to finish what is in hand; systemd's patience, and ours, is longer.
  private static let stopTime: Duration = .seconds(4)

  /// - Parameter load: reads configuration and rules anew.
  public init(
    _ setup: Setup, ledger: any AuditLedger, sender: JournalSender, notifier: Notifier = Notifier(),
    load: @escaping @Sendable () throws(LineFailure) -> Setup
  ) {
    state = Mutex(State(setup: setup))
    sessions = SessionAuditor(bounds: setup.configuration.sessionBounds)
    (self.ledger, self.sender, self.notifier, self.load) = (ledger, sender, notifier, load)
  }

  /// Runs until a signal says stop.
  ///
  /// - Returns: Entries that the journal did not take in time; 0 is what to expect.
  /// - Throws: `Errno` when there are no threads or descriptors left to watch with.
  public func run(signals: some AsyncSequence<DaemonSignal, Never> & Sendable) async throws(Errno) -> Int {
    let listener = Task { await listen(to: signals) }
    let heartbeat = Task { await beat() }
    defer {
      listener.cancel()
      heartbeat.cancel()
    }
    while state.withLock({ $0.end == nil }) { try await watch() }
    let (audited, waiting) = state.withLock { ($0.audited, $0.watcher?.status.waiting ?? 0) }
    sender.post([LifeEntry.stopped(audited: audited, waiting: waiting)])
    let end = state.withLock { $0.end } ?? .now
    return await sender.drain(within: max(end - .now, .zero))
  }

  // MARK: auditing

  /// Watches and audits by the present configuration, until the watcher is stopped.
  private func watch() async throws(Errno) {
    let configuration = state.withLock { $0.setup.configuration }
    let watcher = try DirectoryWatcher(
      FilePath(configuration.watchDirectory), settings: configuration.watchSettings)
    let mayRun = state.withLock { state in
      state.watcher = watcher
      return state.end == nil
    }
    if !mayRun { watcher.stop() }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<Self.auditors(configuration) {
        group.addTask { for await event in watcher { await self.follow(event, of: watcher) } }
      }
    }
  }

  private static func auditors(_ configuration: Configuration) -> Int {
    configuration.auditors > 0 ? configuration.auditors : max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  private func follow(_ event: WatchEvent, of watcher: DirectoryWatcher) async {
    let setup = state.withLock { $0.setup }
    let directory = setup.configuration.watchDirectory
    switch event {
    case .file(let file):
      let auditor = FileAuditor(
        line: setup.line, folding: setup.configuration.folding, ledger: ledger, sender: sender, sessions: sessions)
      switch await auditor.audit(file) {
      case .audited: state.withLock { $0.audited += 1 }
      case .awaitsRest: watcher.expectRest(of: file)
      case .done: break
      }
    case .watching(let directories):
      await sender.submit([
        LifeEntry.watching(
          directory, directories: directories, rules: setup.line.ruleCount, destination: sender.destination)
      ])
      sayReady()
    case .lost(let error):
      await sender.submit([LifeEntry.lost(error)])
      // Waiting for a directory is a way to run; only a start that never ends would be none.
      sayReady()
    case .replaced: await sender.submit([LifeEntry.replaced(directory)])
    case .overflow: await sender.submit([LifeEntry.overflow(directory)])
    case .polling(let error): await sender.submit([LifeEntry.polling(error)])
    case .skipped(let path, let reason):
      sessions.miss(path.string, of: path.removingLastComponent().string)
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
    guard let watched, watched.isWatching else { return "Waiting for \(directory), \(audited) audited" }
    let tree = watched.directories == 1 ? "1 directory" : "\(watched.directories) directories"
    let undelivered = sender.undelivered
    let trouble = sender.trouble.map { ", \(undelivered) undelivered: \($0)" } ?? ""
    return "Watching \(directory): \(tree), \(watched.waiting) waiting, \(audited) audited\(trouble)"
  }

  /// Says that it lives, and only when both threads of the watcher do.
  private func beat() async {
    guard let interval = notifier.watchdogInterval else { return }
    notifier.watchdog()
    while !Task.isCancelled {
      let watcher = state.withLock { $0.watcher }
      watcher?.knock()
      try? await Task.sleep(for: interval / 2)
      // A watcher that was replaced meanwhile answers no more, and need not.
      let isReplaced = state.withLock { $0.watcher !== watcher }
      if isReplaced || watcher?.hasAnswered ?? true { notifier.watchdog() }
      notifier.status(status)
    }
  }

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
      let watcher = state.withLock { state in
        let old = state.setup.configuration
        state.setup = new
        let isSameWatch =
          old.watchDirectory == new.configuration.watchDirectory && old.auditors == new.configuration.auditors
          && old.watchSettings == new.configuration.watchSettings
        return isSameWatch ? nil : state.watcher
      }
      sender.post([LifeEntry.reloaded(rules: new.line.ruleCount)])
      // The next one starts by the new configuration, and finds everything that this one had not read.
      watcher?.stop()
    } catch {
      sender.post(error.problems.map(LifeEntry.reloadRefused))
    }
    notifier.ready(status)
  }

  private func stop() async {
    notifier.stopping()
    let (watcher, end) = state.withLock { state in
      let end = ContinuousClock.now + Self.stopTime
      state.end = end
      return (state.watcher, end)
    }
    watcher?.stop()
    // Auditors that wait for a journal that hangs must not keep the daemon.
    try? await Task.sleep(until: end)
    if !Task.isCancelled { _ = await sender.drain(within: .zero) }
  }
}
