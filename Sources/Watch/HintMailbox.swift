import Synchronization
import Threads

/// Hints on their way from the thread that reads them to the thread that looks.
final class HintMailbox: Sendable {
  /// Four times the kernel's own queue; beyond it a listing is cheaper than the hints.
  static let limit = 65_536

  /// What came since the last look.
  struct Contents: Sendable {
    var hints: [Hint] = []
    var overflowed = false
    var knocks = 0
  }

  private let contents = Mutex(Contents())
  let bell: Doorbell

  init(bell: Doorbell) { self.bell = bell }

  /// Adds hints and wakes the thread that looks.
  func post(_ hints: [Hint], knocks: Int = 0) {
    contents.withLock { contents in
      contents.knocks += knocks
      if contents.hints.count + hints.count > Self.limit {
        contents.hints = []
        contents.overflowed = true
      } else {
        contents.hints += hints
      }
    }
    bell.ring()
  }

  /// Everything that is there, which is then gone.
  func empty() -> Contents {
    contents.withLock { contents in
      defer { contents = Contents() }
      return contents
    }
  }
}
