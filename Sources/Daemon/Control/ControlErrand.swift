import Synchronization
import SystemPackage
import Threads

/// An answer that is worked out on a thread of its own: the file system that it asks may never answer, and others are told
/// meanwhile what they ask.
final class ControlErrand: Sendable {
  /// How long somebody waits for it: longer than it takes to find out that a file system does not answer.
  static let patience: Duration = .seconds(45)

  private enum State {
    case wanted, claimed, givenUp
    case over(ControlAnswer)
  }

  private let state = Mutex(State.wanted)

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - bell: rings when the answer is there.
  ///   - work: asks `claim` before it does what cannot be undone; when that says no, nobody hears the answer any more.
  /// - Throws: `Errno.resourceTemporarilyUnavailable` when there may be no more threads.
  init(
    bell: Doorbell, _ work: @escaping @Sendable (_ claim: () -> Bool) -> ControlAnswer
  ) throws(Errno) {
    // Nobody joins it: it may hang for as long as the file system does.
    try WorkerThread(named: "a11yd-errand") { [self] in
      let answer = work(claim)
      state.withLock { $0 = .over(answer) }
      bell.ring()
    }.leave()
  }

  /// What came of it; nil while nothing has.
  var answer: ControlAnswer? {
    state.withLock { if case .over(let answer) = $0 { answer } else { nil } }
  }

  /// Nobody waits any longer.
  ///
  /// - Returns: Whether nothing is done from now on; not when it is being done already, and the answer is on its way.
  func giveUp() -> Bool {
    state.withLock { state in
      if case .wanted = state { state = .givenUp }
      if case .givenUp = state { return true }
      return false
    }
  }

  /// Whether nobody waits for what has not come.
  var isGivenUp: Bool {
    state.withLock { if case .givenUp = $0 { true } else { false } }
  }

  private func claim() -> Bool {
    state.withLock { state in
      if case .wanted = state { state = .claimed }
      if case .claimed = state { return true }
      return false
    }
  }
}
