import Synchronization

/// Lets audits run in parallel, but an audit that may end the process only alone, so that no other file becomes a
/// suspect.
final class AuditGate: Sendable {
  private struct State {
    var inside = 0
    var isAloneInside = false
    var waiting: [(isAlone: Bool, entry: CheckedContinuation<Void, Never>)] = []

    /// Takes those that may go in now, in the order in which they came.
    mutating func admitted() -> [CheckedContinuation<Void, Never>] {
      var admitted: [CheckedContinuation<Void, Never>] = []
      while let first = waiting.first, !isAloneInside, !first.isAlone || inside == 0 {
        waiting.removeFirst()
        inside += 1
        isAloneInside = first.isAlone
        admitted.append(first.entry)
      }
      return admitted
    }
  }

  private let state = Mutex(State())

  /// Runs `body` as soon as it may run.
  func pass<Result>(alone isAlone: Bool, _ body: () async -> Result) async -> Result {
    await withCheckedContinuation { entry in
      let admitted = state.withLock { state in
        state.waiting.append((isAlone, entry))
        return state.admitted()
      }
      for entry in admitted { entry.resume() }
    }
    let result = await body()
    let admitted = state.withLock { state in
      state.inside -= 1
      if isAlone { state.isAloneInside = false }
      return state.admitted()
    }
    for entry in admitted { entry.resume() }
    return result
  }
}
