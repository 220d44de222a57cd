import Synchronization
@testable import Journal
@testable import a11yd_deliver

/// A sink that does what the test says.
final class ScriptedSink: EntrySink {
  let name = "a fake"
  private struct State {
    var messages: [String] = []
    var answers: [SinkFailure?]
    var isShut: Bool
    var calls = 0
  }
  private let state: Mutex<State>

  /// - Parameter answers: what the first calls get; later ones succeed.
  init(_ answers: [SinkFailure?] = [], isShut: Bool = false) {
    state = Mutex(State(answers: answers, isShut: isShut))
  }

  var messages: [String] { state.withLock { $0.messages } }
  var calls: Int { state.withLock { $0.calls } }

  func shut(_ isShut: Bool) { state.withLock { $0.isShut = isShut } }

  func write(_ entry: JournalEntry) throws(SinkFailure) {
    let failure: SinkFailure? = state.withLock { state in
      state.calls += 1
      if state.isShut { return .later("shut") }
      if let answer = state.answers.isEmpty ? nil : state.answers.removeFirst() { return answer }
      state.messages.append(entry.message)
      return nil
    }
    if let failure { throw failure }
  }
}
