import Synchronization

/// What consumers were told, in order, and what is worth waiting for.
final class ToldLog: Sendable {
  struct Told: Hashable, Sendable {
    let path: String
    let content: String
    let isGraceOver: Bool
  }

  /// For the one who acts.
  enum Signal: Sendable {
    /// A marker was told; whether it was renamed into place under the watcher's eyes, or found by listing.
    case marker(String, isByHint: Bool)
    /// How often nothing could be seen.
    case lost(Int)
  }

  private struct State {
    var told: [Told] = []
    var different: Set<Told> = []
    var inHand: [String: Int] = [:]
    var crowds: [String] = []
    var losses = 0
  }

  let signals: AsyncStream<Signal>
  private let signal: AsyncStream<Signal>.Continuation
  private let state = Mutex(State())

  init() { (signals, signal) = AsyncStream.makeStream() }

  var told: [Told] { state.withLock { $0.told } }
  /// Paths and sessions that were with two consumers at once.
  var crowds: [String] { state.withLock { $0.crowds } }
  var losses: Int { state.withLock { $0.losses } }

  /// A consumer was given a file. Call it before anything else is done.
  ///
  /// - Returns: Whether the same was never told before.
  func take(_ told: Told) -> Bool {
    state.withLock { state in
      let turn = Self.turn(of: told.path)
      if state.inHand[turn, default: 0] > 0 { state.crowds.append(turn) }
      state.inHand[turn, default: 0] += 1
      state.told.append(told)
      return state.different.insert(told).inserted
    }
  }

  /// It asks for the next. Call it after everything else is done.
  func putDown(_ path: String) { state.withLock { $0.inHand[Self.turn(of: path), default: 1] -= 1 } }

  func note(marker: String, isByHint: Bool) { signal.yield(.marker(marker, isByHint: isByHint)) }

  func noteLoss() {
    let losses = state.withLock { state in
      state.losses += 1
      return state.losses
    }
    signal.yield(.lost(losses))
  }

  /// Nobody will be told anything any more.
  func end() { signal.finish() }

  /// Files of a subdirectory take turns; of the watched directory, each stands for itself.
  private static func turn(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) + "/" } ?? path
  }
}
