public import SystemPackage

/// The answer to a request to hand files out again.
public enum Replay: Hashable, Sendable {
  /// This many files are handed out again.
  case taken(Int)
  /// None is, because of these problems.
  case refused([Problem])
  /// The directory cannot be seen now.
  case blind

  /// A path that cannot be replayed.
  public struct Problem: Hashable, Sendable {
    public let path: FilePath
    /// The cause in words, such as “there is no such file”.
    public let cause: String

    /// A problem with this path.
    public init(_ path: FilePath, _ cause: String) { (self.path, self.cause) = (path, cause) }
  }
}
