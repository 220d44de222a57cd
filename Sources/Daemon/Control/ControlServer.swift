import Glibc
import Synchronization
import SystemPackage
import Threads

/// Answers requests at the control socket, from a thread of its own, until it is stopped.
///
/// A client that sends nothing, too much, or goes away harms nobody. Each has a few seconds. If there are too many, the
/// oldest one that does not wait for a file system is closed.
public final class ControlServer: Sendable {
  /// Answers a request. The client is trusted if it is root or the daemon's own user.
  ///
  /// A replay is answered on another thread. It changes nothing until `claim` has confirmed that the client still
  /// waits.
  public typealias Answer =
    @Sendable (_ request: ControlRequest, _ isTrusted: Bool, _ claim: () -> Bool) -> ControlAnswer

  private let listener: ControlListener
  private let bell: Doorbell
  private let isOver = Mutex(false)
  private let thread = Mutex<WorkerThread?>(nil)

  /// Claims the socket at a path and starts the thread, which calls `answer`.
  ///
  /// - Throws: `ControlSocketError.taken` if another daemon answers there.
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

  /// Stops answering and removes the socket. Waits for the answer in hand, unless that depends on the file system.
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
