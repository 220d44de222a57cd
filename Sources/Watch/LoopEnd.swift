import Synchronization
import Threads

/// The end of the watcher's thread, with a wait that gives up on a file system that does not answer.
final class LoopEnd: Sendable {
  /// How long to wait for one open question.
  private static let patience: Duration = .seconds(1)

  private let bell: Doorbell
  private let hasCome = Atomic(false)

  init(_ bell: Doorbell) { self.bell = bell }

  /// Records that the thread has ended.
  func come() {
    hasCome.store(true, ordering: .releasing)
    bell.ring()
  }

  /// Waits for the end. Only one thread may call this.
  ///
  /// - Returns: Whether it came. False if the same question stayed open for all of the patience.
  func await(askedOf questions: FileSystemQuestions) -> Bool {
    while true {
      let question = questions.oldest
      bell.wait(until: .now + Self.patience)
      if hasCome.load(ordering: .acquiring) { return true }
      if let question, question == questions.oldest { return false }
    }
  }
}
