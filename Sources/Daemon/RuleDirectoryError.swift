import Glibc

/// A rules directory, or a file of it, that cannot be read.
public struct RuleDirectoryError: Error, CustomStringConvertible {
  public let path: String
  /// The corresponding C error.
  public let errno: Int32

  public var description: String { "\(path): cannot be read: \(String(cString: strerror(errno)))." }
}
