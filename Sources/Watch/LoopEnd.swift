import Synchronization
import Threads

/// The end of the watcher's thread, for who must not wait for it longer than for a file system that answers.
final class LoopEnd: Sendable {
  /// A question that is open for so long is not waited for.
  private static let patience: Duration = .seconds(1)

  private let bell: Doorbell
  private let hasCome = Atomic(false)

  init(_ bell: Doorbell) { self.bell = bell }

  /// It is here.
  func come() {
    hasCome.store(true, ordering: .releasing)
    bell.ring()
  }

  /// Waits for it; one thread only.
  ///
  /// - Returns: Whether it came; else the same question has been open for all of the patience.
  func await(askedOf questions: FileSystemQuestions) -> Bool {
    while true {
      let question = questions.oldest
      bell.wait(until: .now + Self.patience)
      if hasCome.load(ordering: .acquiring) { return true }
      if let question, question == questions.oldest { return false }
    }
  }
}
