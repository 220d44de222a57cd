public import AccessibilityTree
import Synchronization

/// A ledger for the life of the process, bounded: what was audited longest ago is forgotten first.
public final class MemoryLedger: AuditLedger {
  private struct State {
    /// Under which path a content was met first.
    var paths: [Fingerprint: String] = [:]
    /// Path and content together: what was answered for, and needs no second answer.
    var places: Set<Fingerprint> = []
    /// Contents in the order in which they were met, and the places of each; the first `forgotten` are gone.
    var order: [(content: Fingerprint, place: Fingerprint)] = []
    var forgotten = 0
  }

  private let state = Mutex(State())
  private let capacity: Int

  /// - Parameter capacity: files remembered; some 100 bytes each.
  public init(capacity: Int = 50_000) { self.capacity = max(capacity, 1) }

  public func begin(_ content: Fingerprint, at path: String) -> LedgerAnswer {
    let place = Self.place(content, path)
    return state.withLock { state in
      guard state.places.insert(place).inserted else { return .known }
      state.order.append((content, place))
      forgetOldest(&state)
      if let other = state.paths[content], other != path { return .same(as: other) }
      state.paths[content] = path
      return .new
    }
  }

  /// What is under way and what is done look the same until there is something that outlives the process.
  public func finish(_ content: Fingerprint, at path: String) {}

  public func abandon(_ content: Fingerprint, at path: String) {
    let place = Self.place(content, path)
    state.withLock { state in
      state.places.remove(place)
      if state.paths[content] == path { state.paths[content] = nil }
    }
  }

  /// How many files are remembered.
  var count: Int { state.withLock { $0.places.count } }

  private func forgetOldest(_ state: inout State) {
    while state.order.count - state.forgotten > capacity {
      let (content, place) = state.order[state.forgotten]
      state.forgotten += 1
      state.places.remove(place)
      if let path = state.paths[content], Self.place(content, path) == place { state.paths[content] = nil }
    }
    // Moved up only now and then, so that remembering stays cheap.
    if state.forgotten > capacity {
      state.order.removeFirst(state.forgotten)
      state.forgotten = 0
    }
  }

  private static func place(_ content: Fingerprint, _ path: String) -> Fingerprint {
    Fingerprint(of: [path, content.description])
  }
}
