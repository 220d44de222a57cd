import Synchronization
import Threads

/// Holds hints on their way from the thread that reads them to the thread that looks.
final class HintMailbox: Sendable {
  /// The most hints: four times the kernel's queue. Beyond that, a listing is cheaper.
  static let limit = 65_536

  /// What has come since the last look.
  struct Contents: Sendable {
    var hints: [Hint] = []
    var overflowed = false
    /// Whether the canary was seen, or its substitute; see `Canary`.
    var hasCanary = false
  }

  private let contents = Mutex(Contents())
  let bell: Doorbell

  init(bell: Doorbell) { self.bell = bell }

  /// Adds hints and wakes the thread that looks.
  func post(_ hints: [Hint], hasCanary: Bool = false) {
    contents.withLock { contents in
      // Keep it apart, so that no flood of hints can hide it.
      contents.hasCanary = contents.hasCanary || hasCanary
      if contents.hints.count + hints.count > Self.limit {
        contents.hints = []
        contents.overflowed = true
      } else {
        contents.hints += hints
      }
    }
    bell.ring()
  }

  /// Takes the canary, and returns whether it was there. Hints stay.
  func takeCanary() -> Bool {
    contents.withLock { contents in
      defer { contents.hasCanary = false }
      return contents.hasCanary
    }
  }

  /// Takes everything.
  func empty() -> Contents {
    contents.withLock { contents in
      defer { contents = Contents() }
      return contents
    }
  }
}
