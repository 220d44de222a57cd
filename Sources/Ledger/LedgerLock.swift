import Glibc
public import SystemPackage

/// The right to write to a state directory, for one process at a time.
///
/// The kernel releases it when the process ends, however it ends. The corresponding C function is `flock`.
public final class LedgerLock: Sendable {
  private let descriptor: CInt

  /// - Throws: `Errno.wouldBlock` if another process has the lock, else the reason why there can be no lock here.
  public init(in directory: FilePath) throws(Errno) {
    let path = directory.appending("lock")
    descriptor = path.withPlatformString { open($0, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600) }
    guard descriptor >= 0 else { throw Errno(rawValue: errno) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let cause = Errno(rawValue: errno)
      close(descriptor)
      throw cause
    }
  }

  deinit { close(descriptor) }
}
