public import SystemPackage

/// What became of the wish to be told files once more.
public enum Replay: Hashable, Sendable {
  /// So many are told again.
  case taken(Int)
  /// None is, because of these.
  case refused([Problem])
  /// The directory cannot be seen at the moment.
  case blind

  /// A path that cannot be told.
  public struct Problem: Hashable, Sendable {
    public let path: FilePath
    /// “there is no such file”.
    public let cause: String

    /// What is wrong with a path.
    public init(_ path: FilePath, _ cause: String) { (self.path, self.cause) = (path, cause) }
  }
}
