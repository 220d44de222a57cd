import Synchronization

/// Ends a run that no longer gets anywhere, however slow the machine is.
///
/// It counts seconds in which nothing happened, and not those of the run. Each second is a turn in Swift's own pool, so
/// that a pool that is kept busy by others is waited for.
final class Patience: Sendable {
  private static let limit = 60
  private let steps = Atomic(0)

  /// The run got one step further.
  func noteStep() { steps.add(1, ordering: .relaxed) }

  /// Returns when nothing has happened for too long.
  func isOver() async throws {
    var (seen, seconds) = (steps.load(ordering: .relaxed), 0)
    while seconds < Self.limit {
      try await Task.sleep(for: .seconds(1))
      let now = steps.load(ordering: .relaxed)
      (seen, seconds) = now == seen ? (seen, seconds + 1) : (now, 0)
    }
  }
}
