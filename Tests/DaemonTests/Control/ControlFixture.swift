import Foundation
import Glibc
import Synchronization
import SystemPackage

@testable import Daemon

/// A control server on a socket of the test's own, which answers with a number of files, and what clients send it by hand.
final class ControlFixture: Sendable {
  let directory: URL
  let path: String
  let asked = Mutex<[ControlRequest]>([])

  init() throws {
    directory = FileManager.default.temporaryDirectory.appending(path: "a11yd-control-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    path = directory.appending(path: "control").path
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  func server(_ count: Int = 7) throws -> ControlServer {
    try ControlServer(at: path) { [self] request, isTrusted, _ in
      asked.withLock { $0.append(request) }
      return isTrusted ? .taken(count) : .refused(["no"])
    }
  }

  /// A client that has connected and said nothing.
  func client() throws -> UnixSocket {
    let socket = try UnixSocket()
    // Waits for room where too many wait already.
    _ = fcntl(socket.descriptor, F_SETFL, 0)
    try socket.connect(to: path)
    return socket
  }

  /// Everything that the server says until it hangs up; this waits as long as it takes.
  static func rest(of client: UnixSocket) -> String {
    var bytes: [UInt8] = []
    while let more = try? client.read(atMost: 4_096), !more.isEmpty { bytes += more }
    return String(decoding: bytes, as: UTF8.self)
  }

  static var openDescriptors: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd"))?.count ?? -1
  }
}
