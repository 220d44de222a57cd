import Glibc
import Synchronization
import SystemPackage

/// The socket at which one daemon listens, claimed for it alone.
final class ControlListener: Sendable {
  let socket: UnixSocket
  private let path: String
  private let isRemoved = Mutex(false)
  private let identity: (device: UInt, inode: UInt)

  /// Claims the path, and replaces the socket of a dead daemon.
  ///
  /// - Throws: `.taken` if a living daemon answers, other errors if the path cannot be used.
  init(at path: String) throws(ControlSocketError) {
    guard path.utf8.count <= UnixSocket.longestPath else { throw .tooLong(path) }
    self.path = path
    do throws(Errno) {
      let directory = try Self.directory(of: path)
      defer { close(directory) }
      // Two daemons that start at once must check one after the other. Closing the directory unlocks it.
      while flock(directory, LOCK_EX) != 0 { if errno != EINTR { throw Errno(rawValue: errno) } }
      switch try Self.occupant(of: path) {
      case .nobody: break
      case .left: unlink(path)
      case .living: throw Errno.addressInUse
      case .other: throw Errno.fileExists
      }
      let socket = try UnixSocket()
      try socket.bind(to: path)
      // Everybody may ask for the status. For other requests, the client's user is checked.
      guard chmod(path, 0o666) == 0, listen(socket.descriptor, 128) == 0, let identity = Self.identity(of: path) else {
        let cause = Errno(rawValue: errno)
        unlink(path)
        throw cause
      }
      (self.socket, self.identity) = (socket, identity)
    } catch {
      switch error {
      case .addressInUse: throw .taken(path)
      case .fileExists: throw .noSocket(path)
      default: throw .failed(path, error)
      }
    }
  }

  /// The next client; nil if there is none, or no descriptor for it. The corresponding C function is `accept`.
  func accept() -> UnixSocket? {
    let client = Glibc.accept(socket.descriptor, nil, nil)
    guard client >= 0 else { return nil }
    // Swift's Glibc leaves out `accept4`, which would set the flag at once. This process starts no others, so it is
    // safe.
    _ = fcntl(client, F_SETFD, FD_CLOEXEC)
    _ = fcntl(client, F_SETFL, O_NONBLOCK)
    return UnixSocket(adopting: client)
  }

  /// Removes the socket's file, once, unless another daemon has replaced it.
  func remove() {
    let isFirst = isRemoved.withLock { isRemoved in
      defer { isRemoved = true }
      return !isRemoved
    }
    // A second check could match the next daemon's file, because file systems reuse inode numbers.
    guard isFirst else { return }
    if let now = Self.identity(of: path), now == identity { unlink(path) }
  }

  private enum Occupant {
    case nobody, left, living, other
  }

  private static func occupant(of path: String) throws(Errno) -> Occupant {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .nobody }
    guard status.st_mode & S_IFMT == S_IFSOCK else { return .other }
    do throws(Errno) {
      try UnixSocket().connect(to: path)
      return .living
    } catch {
      switch error {
      case .connectionRefused, .noSuchFileOrDirectory: return .left
      // The queue of clients is full, so a living daemon listens.
      case .resourceTemporarilyUnavailable: return .living
      default: throw error
      }
    }
  }

  /// Opens the directory of the path, and creates it if it is missing.
  private static func directory(of path: String) throws(Errno) -> CInt {
    let parent = FilePath(path).removingLastComponent()
    let name = parent.isEmpty ? "." : parent.string
    if mkdir(name, 0o755) == 0 { chmod(name, 0o755) }
    let directory = open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { throw Errno(rawValue: errno) }
    return directory
  }

  private static func identity(of path: String) -> (device: UInt, inode: UInt)? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    return (UInt(truncatingIfNeeded: status.st_dev), UInt(truncatingIfNeeded: status.st_ino))
  }
}
