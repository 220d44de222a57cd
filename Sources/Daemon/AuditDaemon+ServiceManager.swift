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

  /// Tells the service manager how it does, at most once a second, and when nothing waits any more.
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

  /// Says that it lives, and only when a canary went through the whole watcher; and says when it does not.
  func beat() async {
    // A third of the service manager's patience, so that one canary that a flood swept away is no death.
    let pause = min(notifier.watchdogInterval.map { $0 / 3 } ?? Self.beatEvery, Self.beatEvery)
    var files = (atLastBeat: -1, whenIdle: -1)
    while !Task.isCancelled {
      let (watcher, directory) = state.withLock { ($0.phase.watcher, $0.setup.configuration.watchDirectory) }
      let (taken, inHand) = (record.contents.taken, record.contents.inHand)
      if taken == files.atLastBeat, taken != files.whenIdle, inHand == 0 {
        whenIdle()
        files.whenIdle = taken
      }
      files.atLastBeat = taken
      // A file that was skipped or taken back leaves the record of the one before it unwritten.
      ledger.writeDown()
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
}
