import Audit
import FoundationEssentials
import Journal
import Synchronization
import Watch

/// What a daemon remembers about itself, for its status.
final class DaemonRecord: Sendable {
  /// The state at one moment.
  struct Contents: Sendable {
    let since = Date()
    var inHand = 0
    /// How many files were ever in hand.
    var taken = 0
    var suppressed = 0
    var lastSnapshot: DaemonStatus.Snapshot?
    var blind: (since: Date, reason: String)?
    var polling: String?
  }

  private let state = Mutex(Contents())

  var contents: Contents { state.withLock { $0 } }

  /// Records that a file is in hand until `putDown`.
  func take() {
    state.withLock { state in
      state.inHand += 1
      state.taken += 1
    }
  }

  func putDown() { state.withLock { $0.inHand -= 1 } }

  /// Records an audit. How many of its failures were taken back is known when the ledger has compared it.
  func note(_ snapshot: AuditedSnapshot) {
    let counts = snapshot.audit.counts
    let last = DaemonStatus.Snapshot(
      path: snapshot.path, screen: snapshot.audit.screen, at: Date(), failed: counts[.failed] ?? 0,
      withdrawn: 0, cannotTell: counts[.cantTell] ?? 0)
    state.withLock { state in
      state.lastSnapshot = last
      state.suppressed += snapshot.suppressed
    }
  }

  /// Records how the audit of the capture at this path compares with earlier ones.
  func note(_ change: ScreenChange, of path: String) {
    withdraw(change.withdrawn.count, of: path)
  }

  /// Records what a log takes back of the last audit, and what it shows again.
  func note(withdrawn: [String], upheld: Set<String>, in late: LateDecision) {
    guard let path = contents.lastSnapshot?.path else { return }
    func count(_ told: [LateDecision.Told], _ ids: Set<String>) -> Int {
      Set(told.filter { $0.finding.capture?.name == path }.map(\.finding.id)).intersection(ids).count
    }
    withdraw(count(late.withdrawn, Set(withdrawn)) - count(late.upheld, upheld), of: path)
  }

  private func withdraw(_ count: Int, of path: String) {
    state.withLock { state in
      guard count != 0, var last = state.lastSnapshot, last.path == path else { return }
      let failures = last.failed + last.withdrawn
      last.withdrawn = min(max(0, last.withdrawn + count), failures)
      last.failed = failures - last.withdrawn
      state.lastSnapshot = last
    }
  }

  /// Records an event of the watcher.
  func note(_ event: WatchEvent) {
    state.withLock { state in
      switch event {
      case .watching: state.blind = nil
      case .lost(let error):
        // Keep the time if only the reason changes.
        state.blind = (state.blind?.since ?? Date(), error.description)
        state.polling = nil
      case .polling(let error): state.polling = error.description
      default: break
      }
    }
  }

  /// Records that another watcher starts.
  func beginWatching() { state.withLock { $0.polling = nil } }
}
