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

  /// Records an audit.
  func note(_ snapshot: AuditedSnapshot) {
    let counts = snapshot.audit.counts
    let last = DaemonStatus.Snapshot(
      path: snapshot.path, screen: snapshot.audit.screen, at: Date(), failed: counts[.failed] ?? 0,
      cannotTell: counts[.cantTell] ?? 0)
    state.withLock { state in
      state.lastSnapshot = last
      state.suppressed += snapshot.suppressed
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
