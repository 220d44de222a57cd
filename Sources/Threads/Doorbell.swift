import Glibc
public import SystemPackage

/// Wakes a thread that sleeps in `wait`, from any other thread.
///
/// Several rings between two waits count as one. The corresponding C functions are `pipe` and `poll`.
public final class Doorbell: Sendable {
  private let inlet: CInt
  private let outlet: CInt

  /// A doorbell that has not rung.
  ///
  /// - Throws: `Errno.tooManyOpenFiles` and similar errors.
  public init() throws(Errno) {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Errno(rawValue: errno) }
    (outlet, inlet) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  deinit {
    close(inlet)
    close(outlet)
  }

  /// Ends the current `wait`, or the next one at once.
  public func ring() {
    var byte: UInt8 = 0
    // If the pipe is full, the bell has already rung.
    _ = write(inlet, &byte, 1)
  }

  /// Sleeps until the bell rings, `descriptor` can be read, or the deadline is over. Changes of the wall clock do not
  /// move the deadline.
  ///
  /// - Returns: Whether `descriptor` can be read.
  @discardableResult
  public func wait(orFor descriptor: FileDescriptor? = nil, until deadline: ContinuousClock.Instant? = nil) -> Bool {
    wait(orForAnyOf: descriptor.map { [($0, false)] } ?? [], until: deadline).first ?? false
  }

  /// Sleeps until the bell rings, one of the descriptors can be read, or written where so marked, or the deadline is over.
  ///
  /// - Returns: For each descriptor, whether it is ready; it is also ready if its other end is closed.
  public func wait(
    orForAnyOf descriptors: [(descriptor: FileDescriptor, forWriting: Bool)],
    until deadline: ContinuousClock.Instant? = nil
  ) -> [Bool] {
    var polled = [pollfd(fd: outlet, events: Int16(POLLIN), revents: 0)]
    polled += descriptors.map { descriptor, forWriting in
      pollfd(fd: descriptor.rawValue, events: Int16(forWriting ? POLLOUT : POLLIN), revents: 0)
    }
    poll(&polled, nfds_t(polled.count), Self.milliseconds(until: deadline))
    if polled[0].revents != 0 {
      var drained = [UInt8](repeating: 0, count: 256)
      while read(outlet, &drained, drained.count) > 0 {}
    }
    return polled.dropFirst().map { $0.revents != 0 }
  }

  /// Milliseconds until the deadline, rounded up so that a sleeper never wakes just before its time; -1 is for ever.
  private static func milliseconds(until deadline: ContinuousClock.Instant?) -> CInt {
    guard let deadline else { return -1 }
    let (seconds, attoseconds) = ContinuousClock.now.duration(to: deadline).components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    return CInt(min(seconds, 86_400)) * 1_000 + CInt(attoseconds / 1_000_000_000_000_000) + 1
  }
}
