import Glibc
import Synchronization
import Threads

/// Reads what the kernel says and passes it on: it never works, so that the kernel's queue of 16,384 stays empty.
final class HintReader: Sendable {
  private let inotify: Inotify
  private let mailbox: HintMailbox
  private let bell: Doorbell
  private let state = Mutex((isOver: false, knocks: 0))

  init(_ inotify: Inotify, _ mailbox: HintMailbox, bell: Doorbell) {
    (self.inotify, self.mailbox, self.bell) = (inotify, mailbox, bell)
  }

  /// Runs until `end`; the body of a thread.
  func run() {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 8)
    defer { buffer.deallocate() }
    while true {
      bell.wait(orFor: inotify.descriptor)
      while true {
        let hints = inotify.read(into: buffer)
        if hints.isEmpty { break }
        mailbox.post(hints)
      }
      let (isOver, knocks) = state.withLock { state in
        defer { state.knocks = 0 }
        return state
      }
      if knocks > 0 { mailbox.post([], knocks: knocks) }
      if isOver { return }
    }
  }

  /// Has the knock passed on, as proof that this thread runs.
  func knock() {
    state.withLock { $0.knocks += 1 }
    bell.ring()
  }

  /// Lets `run` return.
  func end() {
    state.withLock { $0.isOver = true }
    bell.ring()
  }
}
