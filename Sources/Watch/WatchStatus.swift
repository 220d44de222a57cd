/// The state of a watcher, for the status.
public struct WatchStatus: Sendable, Equatable {
  /// Whether the watched directory can be seen.
  public var isWatching: Bool
  /// The number of directories in the tree, including the watched one; 0 while it is lost.
  public var directories: Int
  /// The number of known files that were not read yet.
  public var waiting: Int
  /// Why and since when files may come unseen; nil if everything is seen.
  public var blindness: Blindness?
  /// How many files are being read or are with a consumer.
  package var inHand: Int
  /// How often the whole tree was listed.
  package var listings: Int
  /// Whether the whole tree is being listed, or soon is because of an unusual event.
  package var isListingDue: Bool

  /// A time in which files may come unseen.
  public struct Blindness: Sendable, Equatable {
    public var since: ContinuousClock.Instant
    public var reason: WatchError

    /// Blind since then.
    public init(since: ContinuousClock.Instant, reason: WatchError) { (self.since, self.reason) = (since, reason) }
  }
}
