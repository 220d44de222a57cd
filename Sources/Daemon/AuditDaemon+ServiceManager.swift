import AccessibilityTree
import Journal
import Ledger
import Synchronization
import Watch

extension AuditDaemon {
  /// Tells the service manager, once, that the service runs.
  func sayReady() {
    let isFirst = state.withLock { state in
      defer { state.isReady = true }
      return !state.isReady
    }
    if isFirst { notifier.ready(status) }
  }

  /// Tells the service manager the status, at most once a second, and when no files wait any more.
  func sayStatus(of watcher: DirectoryWatcher) {
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
      ($0.setup.configuration.watchDirectory, $0.phase.watcher?.status, $0.audited)
    }
    if let blindness = watched?.blindness { return "\(LifeEntry.text(of: blindness)) (\(audited) audited)" }
    guard let watched, watched.isWatching else { return "Waiting for \(directory), \(audited) audited" }
    let tree = Counted.things(watched.directories, "directory", plural: "directories")
    let trouble = (delivery.trouble ?? sender.trouble).map { ", \(ledger.counts.undelivered) undelivered: \($0)" } ?? ""
    return "Watching \(directory): \(tree), \(watched.waiting) waiting, \(audited) audited\(trouble)"
  }

  /// Reports to the watchdog, but only if a canary went through the whole watcher. Logs when the watcher goes blind.
  func beat() async {
    // Use a third of the watchdog's interval, so that one lost canary does not end the daemon.
    let pause = min(notifier.watchdogInterval.map { $0 / 3 } ?? Self.beatEvery, Self.beatEvery)
    var files = (atLastBeat: -1, whenIdle: -1)
    while !Task.isCancelled {
      let (watcher, directory) = state.withLock { ($0.phase.watcher, $0.setup.configuration.watchDirectory) }
      let (taken, inHand) = (record.contents.taken, record.contents.inHand)
      if taken == files.atLastBeat, taken != files.whenIdle, inHand == 0 {
        state.withLock { $0.setup.line }.rest()
        whenIdle()
        files.whenIdle = taken
      }
      files.atLastBeat = taken
      // If the last file was skipped or put back, the record of the file before it is not written yet.
      ledger.writeDown()
      switch watcher?.beat() {
      case .seen: notifier.watchdog()
      case .blind:
        if let blindness = watcher?.status.blindness { sender.post([LifeEntry.blind(blindness)]) }
        // The daemon is running even if the file system does not answer, as it is without its directory.
        sayReady()
      case .seesAgain(let time):
        notifier.watchdog()
        sender.post([LifeEntry.seesAgain(directory, after: time)])
      case .unseen, nil: break
      }
      notifier.status(status)
      // Use a clock that stops while the computer sleeps: a beat must be time in which the watcher could have answered.
      try? await Task.sleep(for: pause, clock: .suspending)
    }
  }

  private static let beatEvery: Duration = .seconds(10)
}
