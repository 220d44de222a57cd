import Synchronization
import SystemPackage
import Threads

/// An answer that is worked out on a thread of its own. The file system that it asks may never answer, and other
/// clients must not wait for it.
final class ControlErrand: Sendable {
  /// How long a client waits for it: longer than it takes to find out that a file system does not answer.
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
  ///   - work: calls `claim` before it does what cannot be undone. False: nobody waits for the answer any more.
  /// - Throws: `Errno.resourceTemporarilyUnavailable` if there may be no more threads.
  init(
    bell: Doorbell, _ work: @escaping @Sendable (_ claim: () -> Bool) -> ControlAnswer
  ) throws(Errno) {
    // Nothing joins this thread: it may hang for as long as the file system does.
    try WorkerThread(named: "a11yd-errand") { [self] in
      let answer = work(claim)
      state.withLock { $0 = .over(answer) }
      bell.ring()
    }.leave()
  }

  /// The answer; nil until it is there.
  var answer: ControlAnswer? {
    state.withLock { if case .over(let answer) = $0 { answer } else { nil } }
  }

  /// Ends the wait.
  ///
  /// - Returns: Whether nothing will be done from now on. False if the work has started and the answer is on its way.
  func giveUp() -> Bool {
    state.withLock { state in
      if case .wanted = state { state = .givenUp }
      if case .givenUp = state { return true }
      return false
    }
  }

  /// Whether nobody waits for the missing answer.
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
