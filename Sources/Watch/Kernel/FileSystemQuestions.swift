import Synchronization

/// What our threads ask the watched file system: one that hangs holds whoever asks it, and nobody can take the question
/// back. Of each question it is known that it is open, and which one it is.
final class FileSystemQuestions: Sendable {
  private let state = Mutex<(last: UInt64, open: [UInt64])>((0, []))

  /// The number of the question that has been open for longest; nil when none is.
  var oldest: UInt64? { state.withLock { $0.open.min() } }

  /// Runs a body that asks once, or more often: `next` says that an answer came and another question goes out.
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
