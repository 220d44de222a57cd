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
    /// The canary was seen, or its stead: see `Canary`.
    var hasCanary = false
  }

  private let contents = Mutex(Contents())
  let bell: Doorbell

  init(bell: Doorbell) { self.bell = bell }

  /// Adds hints and wakes the thread that looks.
  func post(_ hints: [Hint], hasCanary: Bool = false) {
    contents.withLock { contents in
      // Kept apart, so that no flood of hints can hide it.
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

  /// Whether the canary is there, which is then gone; hints stay.
  func takeCanary() -> Bool {
    contents.withLock { contents in
      defer { contents.hasCanary = false }
      return contents.hasCanary
    }
  }

  /// Everything that is there, which is then gone.
  func empty() -> Contents {
    contents.withLock { contents in
      defer { contents = Contents() }
      return contents
    }
  }
}
