import Glibc
import SystemPackage

/// A Unix stream socket, which is closed with the value. The corresponding C function is `socket`.
final class UnixSocket: Sendable {
  let descriptor: CInt

  /// A non-blocking socket that is closed on `exec`.
  init() throws(Errno) {
    descriptor = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw Errno(rawValue: errno) }
  }

  /// Takes over an open socket.
  init(adopting descriptor: CInt) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// The longest path in bytes, without the final zero.
  static let longestPath = MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1

  func bind(to path: String) throws(Errno) { try address(path) { Glibc.bind(descriptor, $0, $1) } }

  /// - Throws: `Errno.connectionRefused` if there is a file but nobody listens, `.noSuchFileOrDirectory` if there is
  ///   none, `.resourceTemporarilyUnavailable` if too many clients wait.
  func connect(to path: String) throws(Errno) { try address(path) { Glibc.connect(descriptor, $0, $1) } }

  private func address(
    _ path: String, _ use: (UnsafePointer<sockaddr>, socklen_t) -> CInt
  ) throws(Errno) {
    guard path.utf8.count <= Self.longestPath else { throw .fileNameTooLong }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { use($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
    if result != 0 { throw Errno(rawValue: errno) }
  }

  /// The user at the other end according to the kernel; nil if it does not say. The corresponding option is
  /// `SO_PEERCRED`.
  var peer: uid_t? {
    // The fields of `struct ucred`, which Swift's Glibc leaves out.
    var credentials: (pid: pid_t, uid: uid_t, gid: gid_t) = (0, 0, 0)
    var size = socklen_t(MemoryLayout.size(ofValue: credentials))
    guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &size) == 0 else { return nil }
    return credentials.uid
  }

  /// The next bytes, at most `limit`; empty at the end, nil if there are none now.
  func read(atMost limit: Int) throws(Errno) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: limit)
    let count = recv(descriptor, &buffer, limit, 0)
    if count >= 0 { return Array(buffer.prefix(count)) }
    let cause = Errno(rawValue: errno)
    if cause == .resourceTemporarilyUnavailable || cause == .interrupted { return nil }
    throw cause
  }

  /// Writes bytes, and returns how many; 0 if none can be written now. A closed peer is an error, not a signal.
  func write(_ bytes: ArraySlice<UInt8>) throws(Errno) -> Int {
    let count = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL)) }
    if count >= 0 { return count }
    let cause = Errno(rawValue: errno)
    if cause == .resourceTemporarilyUnavailable || cause == .interrupted { return 0 }
    throw cause
  }
}
