import Audit
import Journal
import Ledger
import Synchronization
import Watch

extension AuditDaemon {
  /// How long files in hand may take at the end. The daemon's and systemd's own limits are longer.
  private static let stopTime: Duration = .seconds(4)

  /// Handles signals until one says stop.
  func listen(to signals: some AsyncSequence<DaemonSignal, Never> & Sendable) async {
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
      ledger.setBounds(new.configuration.ledgerBounds)
      let (watcher, crew) = state.withLock { state -> (DirectoryWatcher?, AuditCrew?) in
        let old = state.setup.configuration
        state.setup = new
        let isSameWatch =
          old.watchDirectory == new.configuration.watchDirectory && old.auditors == new.configuration.auditors
          && old.watchSettings == new.configuration.watchSettings
        return isSameWatch ? (nil, nil) : (state.phase.watcher, state.phase.crew)
      }
      sender.post([LifeEntry.reloaded(rules: new.line.ruleCount)])
      sayExpired()
      // The next watcher starts with the new configuration, and finds every file that this one has not read.
      watcher?.stop()
      giveUp(crew, at: .now + Self.stopTime)
    } catch {
      sender.post(error.problems.map(LifeEntry.reloadRefused))
    }
    notifier.ready(status)
  }

  /// Gives up auditors that have not ended by then, unless they are auditing: a file whose audit is cut off becomes a
  /// suspect.
  func giveUp(_ crew: AuditCrew?, at end: ContinuousClock.Instant) {
    Task {
      try? await Task.sleep(until: end)
      while record.contents.inHand > 0 { try? await Task.sleep(for: .milliseconds(100)) }
      crew?.giveUp()
    }
  }

  /// Logs the suppressions that have expired.
  func sayExpired() {
    let expired = state.withLock { $0.setup.configuration.suppressions }.expired(on: .today)
    if !expired.isEmpty { sender.post([LifeEntry.expired(expired)]) }
  }

  private func stop() async {
    notifier.stopping()
    let (watcher, crew, end) = state.withLock { state in
      let (watcher, crew) = (state.phase.watcher, state.phase.crew)
      let end = ContinuousClock.now + Self.stopTime
      state.phase = .stopping(watcher, until: end)
      return (watcher, crew, end)
    }
    watcher?.stop()
    // Auditors that wait for a hanging journal must not keep the daemon from stopping.
    ledger.endWaiting()
    giveUp(crew, at: end)
    try? await Task.sleep(until: end)
    if !Task.isCancelled { _ = await sender.drain(within: .zero) }
  }
}
