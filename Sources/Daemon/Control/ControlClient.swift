import Glibc
import SystemPackage
import Threads

/// Asks the daemon behind a control socket.
public enum ControlClient {
  /// How long to wait for the status.
  public static let patience: Duration = .seconds(5)

  /// Sends a request and waits for its answer.
  ///
  /// - Throws: `.nobody` if no daemon runs there, `.silent` if it does not answer in time.
  public static func ask(
    _ request: ControlRequest, at path: String, within time: Duration = patience
  ) throws(ControlSocketError) -> ControlAnswer {
    let end = ContinuousClock.now + time
    do throws(Errno) {
      let (socket, bell) = (try UnixSocket(), try Doorbell())
      try connect(socket, to: path, bell, until: end)
      try send(ControlLine.bytes(of: request)[...], over: socket, bell, until: end)
      let line = try line(from: socket, bell, until: end)
      guard let answer = ControlLine.value(ControlAnswer.self, in: line) else { throw .invalidArgument }
      return answer
    } catch {
      switch error {
      case .connectionRefused, .noSuchFileOrDirectory, .notDirectory: throw .nobody(path)
      case .fileNameTooLong: throw .tooLong(path)
      case .timedOut, .brokenPipe, .connectionReset, .invalidArgument: throw .silent(path)
      case .notSocket: throw .noSocket(path)
      default: throw .failed(path, error)
      }
    }
  }

  private static func connect(
    _ socket: UnixSocket, to path: String, _ bell: Doorbell, until end: ContinuousClock.Instant
  ) throws(Errno) {
    while true {
      do throws(Errno) {
        return try socket.connect(to: path)
      } catch {
        // Too many clients wait, and the kernel does not say when there is room.
        guard error == .resourceTemporarilyUnavailable else { throw error }
        if .now >= end { throw .timedOut }
        bell.wait(until: min(end, .now + .milliseconds(20)))
      }
    }
  }

  private static func send(
    _ bytes: ArraySlice<UInt8>, over socket: UnixSocket, _ bell: Doorbell, until end: ContinuousClock.Instant
  ) throws(Errno) {
    var rest = bytes
    while !rest.isEmpty {
      let count: Int
      do throws(Errno) {
        count = try socket.write(rest)
      } catch {
        // The daemon refused the request before it had read all of it; its answer says why.
        if error == .brokenPipe { return }
        throw error
      }
      rest = rest.dropFirst(count)
      if rest.isEmpty { return }
      if .now >= end { throw .timedOut }
      if count == 0 { _ = bell.wait(orForAnyOf: [(FileDescriptor(rawValue: socket.descriptor), true)], until: end) }
    }
  }

  private static func line(
    from socket: UnixSocket, _ bell: Doorbell, until end: ContinuousClock.Instant
  ) throws(Errno) -> ArraySlice<UInt8> {
    var bytes: [UInt8] = []
    while true {
      if let more = try socket.read(atMost: 1 << 16) {
        if more.isEmpty { return bytes[...] }
        bytes += more
        if let lineEnd = bytes.firstIndex(of: UInt8(ascii: "\n")) { return bytes[..<lineEnd] }
      } else {
        if .now >= end { throw .timedOut }
        bell.wait(orFor: FileDescriptor(rawValue: socket.descriptor), until: end)
      }
    }
  }
}
