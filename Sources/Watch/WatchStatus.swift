/// How a watcher does, for a line of status.
public struct WatchStatus: Sendable, Equatable {
  /// Whether there is a directory to see.
  public var isWatching: Bool
  /// Directories of the tree, the watched one included; 0 while it is lost.
  public var directories: Int
  /// Files known that were not read yet.
  public var waiting: Int
}
