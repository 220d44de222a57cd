import Audit
import FoundationEssentials
import Journal
import Synchronization
import Watch

/// What a daemon remembers of its own life, for whoever asks how it does.
final class DaemonRecord: Sendable {
  /// A moment of that life.
  struct Contents: Sendable {
    let since = Date()
    var inHand = 0
    /// Files that were ever in hand.
    var taken = 0
    var suppressed = 0
    var lastSnapshot: DaemonStatus.Snapshot?
    var blind: (since: Date, reason: String)?
    var polling: String?
  }

  private let state = Mutex(Contents())

  var contents: Contents { state.withLock { $0 } }

  /// A file is in hand until `putDown`.
  func take() {
    state.withLock { state in
      state.inHand += 1
      state.taken += 1
    }
  }

  func putDown() { state.withLock { $0.inHand -= 1 } }

  /// A file was audited.
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

  /// The watcher said something of the directory.
  func note(_ event: WatchEvent) {
    state.withLock { state in
      switch event {
      case .watching: state.blind = nil
      case .lost(let error):
        // Since when does not change with the reason.
        state.blind = (state.blind?.since ?? Date(), error.description)
        state.polling = nil
      case .polling(let error): state.polling = error.description
      default: break
      }
    }
  }

  /// Another watcher starts.
  func beginWatching() { state.withLock { $0.polling = nil } }
}
