import Glibc
public import SystemPackage

/// One thread of the operating system, for work that may block for as long as the kernel or journald likes.
///
/// Swift's own pool has one thread a core; a body that blocks there stops everybody else.
public struct WorkerThread: Sendable {
  private let thread: pthread_t

  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread that runs `body` once.
  ///
  /// - Throws: `Errno.resourceTemporarilyUnavailable` when there may be no more threads. The corresponding C function is
  ///   `pthread_create`.
  public init(_ body: @escaping @Sendable () -> Void) throws(Errno) {
    var thread = pthread_t()
    let context = Unmanaged.passRetained(Body(body))
    let failure = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, context.toOpaque())
    guard failure == 0 else {
      context.release()
      throw Errno(rawValue: failure)
    }
    self.thread = thread
  }

  /// Waits until the body has returned. Once only.
  public func join() { pthread_join(thread, nil) }
}
