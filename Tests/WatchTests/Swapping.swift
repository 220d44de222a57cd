import Foundation
import Synchronization

/// A thread that swaps what lies at two paths, as fast as the kernel can, until it is let go.
final class Swapping: Sendable {
  private let isOver = Mutex(false)

  init(_ first: URL, _ second: URL) {
    let paths = (first.path, second.path, first.path + ".aside")
    let thread = Thread { [weak self] in
      while self?.isOver.withLock({ $0 }) == false {
        rename(paths.0, paths.2)
        rename(paths.1, paths.0)
        rename(paths.2, paths.1)
      }
    }
    thread.start()
  }

  func stop() { isOver.withLock { $0 = true } }
}
