import Glibc
import Synchronization
import SystemPackage
import Threads

/// Answers who asks at the control socket, from a thread of its own, until it is stopped.
///
/// A client that says nothing, too much, or goes away harms nobody: each has a few seconds, and of too many the oldest that
/// waits for no file system is sent away.
public final class ControlServer: Sendable {
  /// What to say; who asks is trusted when it is root or the daemon's own user.
  ///
  /// A replay is answered on another thread. What it changes it changes after `claim` has said that somebody still waits.
  public typealias Answer =
    @Sendable (_ request: ControlRequest, _ isTrusted: Bool, _ claim: () -> Bool) -> ControlAnswer

  private let listener: ControlListener
  private let bell: Doorbell
  private let isOver = Mutex(false)
  private let thread = Mutex<WorkerThread?>(nil)

  /// Claims the socket at a path and starts the thread, which calls `answer`.
  ///
  /// - Throws: `ControlSocketError.taken` when another daemon answers there.
  public init(at path: String, answer: @escaping Answer) throws(ControlSocketError) {
    listener = try ControlListener(at: path)
    do throws(Errno) {
      bell = try Doorbell()
      let worker = try WorkerThread { [weak self, listener, bell] in
        var loop = ControlLoop(listener: listener, bell: bell, answer: answer)
        loop.run { self?.isOver.withLock { !$0 } ?? false }
      }
      thread.withLock { $0 = worker }
    } catch {
      listener.remove()
      throw .failed(path, error)
    }
  }

  deinit {
    listener.remove()
    bell.ring()
  }

  /// Answers no more and removes the socket; waits for the answer in hand, unless the file system is asked for it.
  public func stop() {
    isOver.withLock { $0 = true }
    bell.ring()
    let worker = thread.withLock { worker in
      defer { worker = nil }
      return worker
    }
    worker?.join()
    listener.remove()
  }
}
