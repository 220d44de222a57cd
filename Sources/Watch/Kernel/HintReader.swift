import Glibc
import Synchronization
import Threads

/// Reads the kernel's hints and passes them on. It does nothing else, so that the kernel's queue of 16,384 stays empty.
final class HintReader: Sendable {
  private let inotify: Inotify
  private let mailbox: HintMailbox
  private let canary: Canary
  private let bell: Doorbell
  private let state = Mutex((isOver: false, isKnocked: false))

  init(_ inotify: Inotify, _ mailbox: HintMailbox, _ canary: Canary, bell: Doorbell) {
    (self.inotify, self.mailbox, self.canary, self.bell) = (inotify, mailbox, canary, bell)
  }

  /// The body of the thread; runs until `end`.
  func run() {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 8)
    defer { buffer.deallocate() }
    while true {
      bell.wait(orFor: inotify.descriptor)
      while true {
        let hints = inotify.read(into: buffer)
        if hints.isEmpty { break }
        mailbox.post(hints, hasCanary: hints.contains { $0.watch == canary.watch })
      }
      let (isOver, isKnocked) = state.withLock { state in
        defer { state.isKnocked = false }
        return state
      }
      if isKnocked { mailbox.post([], hasCanary: true) }
      if isOver { return }
    }
  }

  /// Replaces the canary if there can be none. Passing it on proves that this thread runs.
  func knock() {
    state.withLock { $0.isKnocked = true }
    bell.ring()
  }

  /// Makes `run` return.
  func end() {
    state.withLock { $0.isOver = true }
    bell.ring()
  }
}
