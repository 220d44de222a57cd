/// How a watcher does, for a line of status.
public struct WatchStatus: Sendable, Equatable {
  /// Whether there is a directory to see.
  public var isWatching: Bool
  /// Directories of the tree, the watched one included; 0 while it is lost.
  public var directories: Int
  /// Files known that were not read yet.
  public var waiting: Int
  /// Why and since when files may come unseen; nil while all is well.
  public var blindness: Blindness?
  /// Files that are being read, or with a consumer.
  package var inHand: Int
  /// How often the whole tree was listed.
  package var listings: Int
  /// The whole tree is being listed, or soon is because something odd was heard.
  package var isListingDue: Bool

  /// A time in which files may come unseen.
  public struct Blindness: Sendable, Equatable {
    public var since: ContinuousClock.Instant
    public var reason: WatchError

    /// Blind since then.
    public init(since: ContinuousClock.Instant, reason: WatchError) { (self.since, self.reason) = (since, reason) }
  }
}
