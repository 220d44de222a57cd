import Glibc
public import SystemPackage

/// One thread of the operating system, for work that may block for as long as the kernel or journald does.
///
/// Swift's own pool has one thread per core, so a body that blocks there stops all other tasks.
public struct WorkerThread: Sendable {
  private let thread: pthread_t

  private final class Body {
    let name: String?
    let run: @Sendable () -> Void
    init(_ name: String?, _ run: @escaping @Sendable () -> Void) { (self.name, self.run) = (name, run) }
  }

  /// Starts a thread that runs `body` once.
  ///
  /// - Parameter name: what `ps -L` and debuggers call it, 15 bytes at most; the process's own name unless given.
  /// - Throws: `Errno.resourceTemporarilyUnavailable` if there may be no more threads. The corresponding C function is
  ///   `pthread_create`.
  public init(named name: String? = nil, _ body: @escaping @Sendable () -> Void) throws(Errno) {
    var thread = pthread_t()
    let context = Unmanaged.passRetained(Body(name, body))
    let failure = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        let body = Unmanaged<Body>.fromOpaque(context).takeRetainedValue()
        body.name.map(setOwnName)
        body.run()
        return nil
      }, context.toOpaque())
    guard failure == 0 else {
      context.release()
      throw Errno(rawValue: failure)
    }
    self.thread = thread
  }

  /// Lets it run to its end without anybody who waits; else what is left of it stays until the process ends. Instead of
  /// `join`, once only. The corresponding C function is `pthread_detach`.
  public func leave() { pthread_detach(thread) }

  /// Waits until the body has returned. Call it only once.
  public func join() { pthread_join(thread, nil) }
}

/// Names the calling thread. `pthread_setname_np` is a GNU function, which Swift's Glibc leaves out.
private func setOwnName(_ name: String) {
  let file = open("/proc/thread-self/comm", O_WRONLY | O_CLOEXEC)
  guard file >= 0 else { return }
  _ = name.withCString { write(file, $0, strlen($0)) }
  close(file)
}
