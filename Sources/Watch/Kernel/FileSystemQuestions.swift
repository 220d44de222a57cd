import Synchronization

/// The questions that our threads ask the watched file system. A file system that hangs blocks the asking thread, and
/// the question cannot be cancelled. So open questions are recorded, each with a number.
final class FileSystemQuestions: Sendable {
  private let state = Mutex<(last: UInt64, open: [UInt64])>((0, []))

  /// The number of the question that has been open longest; nil if none is open.
  var oldest: UInt64? { state.withLock { $0.open.min() } }

  /// Runs a body that asks once or more often. It calls `next` when an answer came and another question follows.
  func ask<Answer, Failure: Error>(
    _ body: (_ next: () -> Void) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    var number = renumber(nil)
    defer { state.withLock { $0.open.removeAll { $0 == number } } }
    return try body { number = renumber(number) }
  }

  private func renumber(_ answered: UInt64?) -> UInt64 {
    state.withLock { state in
      state.open.removeAll { $0 == answered }
      state.last += 1
      state.open.append(state.last)
      return state.last
    }
  }
}
