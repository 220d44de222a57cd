public import Glibc

/// journald, through libsystemd.
public struct Journald: JournalTransport {
  /// journald, whether it listens or not.
  public init() {}

  public func send(_ fields: UnsafeBufferPointer<iovec>) -> Int32 {
    // libsystemd says 0 when there is no socket and throws the entry away.
    guard access(Self.socketPath, F_OK) == 0 else { return errno }
    return LibsystemdJournal.send(fields)
  }

  /// Whether somebody reads from the journal's socket at this moment.
  public static var isListening: Bool { isListening(at: socketPath) }

  /// A stale socket file is left behind by a journald that was stopped: only connecting tells.
  static func isListening(at path: String) -> Bool {
    let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let capacity = MemoryLayout.size(ofValue: address.sun_path)
    guard path.utf8.count < capacity else { return false }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }

  private static let socketPath = "/run/systemd/journal/socket"
}
