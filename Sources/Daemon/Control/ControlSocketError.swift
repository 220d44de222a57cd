import Glibc
public import SystemPackage

/// Why there is no control socket, or nobody behind it.
public enum ControlSocketError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Another daemon answers there.
  case taken(String)
  /// Something else is at that path.
  case noSocket(String)
  case tooLong(String)
  /// Nobody listens.
  case nobody(String)
  /// Somebody listens, but does not answer in time, or sends something that is not an answer.
  case silent(String)
  case failed(String, Errno)

  public var description: String {
    switch self {
    case .taken(let path):
      "\(path): another a11yd is running here. Stop it, or start this one with another `--socket`."
    case .noSocket(let path):
      "\(path): this is not a socket, so a11yd did not touch it. Remove it, or choose another path with `--socket`."
    case .tooLong(let path):
      "\(path): the path of a socket has at most \(UnixSocket.longestPath) bytes. Choose a shorter one with `--socket`."
    case .nobody(let path):
      "\(path): a11yd is not running. Start it with “systemctl start a11yd”, or give its socket with `--socket`."
    case .silent(let path): "\(path): a11yd is running but does not answer. See “journalctl -u a11yd”."
    case .failed(let path, let cause):
      "\(path): cannot use the control socket: \(cause). Does its directory exist, and do you own it?"
    }
  }
}
