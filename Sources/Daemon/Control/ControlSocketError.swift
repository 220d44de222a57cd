import Glibc
public import SystemPackage

/// Why there is no control socket, or nobody behind it.
public enum ControlSocketError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Another daemon answers there.
  case taken(String)
  /// Something else lies there.
  case noSocket(String)
  case tooLong(String)
  /// Nobody listens.
  case nobody(String)
  /// Somebody listens, and says nothing in time, or something that is no answer.
  case silent(String)
  case failed(String, Errno)

  public var description: String {
    switch self {
    case .taken(let path):
      "\(path): another a11yd runs here already. Stop it, or start this one with a `--socket` of its own."
    case .noSocket(let path):
      "\(path): this is no socket, and is left alone. Remove it, or name another with `--socket`."
    case .tooLong(let path):
      "\(path): a socket's path has at most \(UnixSocket.longestPath) bytes. Name a shorter one with `--socket`."
    case .nobody(let path):
      "\(path): a11yd does not run. Start it with “systemctl start a11yd”, or name its socket with `--socket`."
    case .silent(let path): "\(path): a11yd runs, and does not answer. What it does stands in “journalctl -u a11yd”."
    case .failed(let path, let cause):
      "\(path): the control socket cannot be used: \(cause). Is its directory there, and is it yours?"
    }
  }
}
