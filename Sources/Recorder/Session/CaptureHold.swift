import Synchronization

/// Lets the other requests of a session wait while its screen is captured.
///
/// A server works on one request of a session after the other. A test that looks for the next screen right after a tap
/// would keep it busy until that screen is there, and nobody would see what was loading before. No request waits longer
/// than the limit, so that a slow source cannot hold a test up.
final class CaptureHold: Sendable {
  private let limit: Duration
  private let state = Mutex(State())

  private struct State {
    /// Counts the captures, so that a timer does not end the next one.
    var number = 0
    var isOn = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  init(limit: Duration) { self.limit = limit }

  var isOn: Bool { state.withLock { $0.isOn } }

  /// From now on requests wait.
  func begin() {
    let number = state.withLock { state in
      state.number += 1
      state.isOn = true
      return state.number
    }
    Task { [self] in
      try? await Task.sleep(for: limit)
      end(number)
    }
  }

  /// What waits may go on.
  func end() { end(state.withLock { $0.number }) }

  private func end(_ number: Int) {
    let waiting = state.withLock { state in
      guard state.number == number else { return [CheckedContinuation<Void, Never>]() }
      state.isOn = false
      defer { state.waiting = [] }
      return state.waiting
    }
    for request in waiting { request.resume() }
  }

  /// Returns when the capture is done, or the limit has passed.
  func passed() async {
    await withCheckedContinuation { request in
      let mayGo = state.withLock { state in
        if state.isOn { state.waiting.append(request) }
        return !state.isOn
      }
      if mayGo { request.resume() }
    }
  }
}
