/// How a directory is watched; every limit that a producer of files can hit is one of these.
public struct WatchSettings: Sendable, Equatable {
  /// How long a file that was created, written or linked must be quiet before it is read; a renamed one is read at once.
  public var settle: Duration = .milliseconds(200)
  /// How long a file that ends too early must be quiet before it counts as broken.
  public var grace: Duration = .seconds(30)
  /// How often the whole tree is listed although nothing was heard of it.
  public var rescanEvery: Duration = .seconds(60)
  /// The same where the kernel cannot tell of changes: network file systems, or no watches left.
  public var pollEvery: Duration = .seconds(2)
  /// The first and the longest pause between two looks for a directory that is missing.
  public var retry: ClosedRange<Duration> = .milliseconds(250) ... .seconds(10)
  /// Beats of the watcher without a sign of its canary after which it counts as blind.
  public var blindAfter = 3
  /// Larger files are skipped unread, in bytes.
  public var sizeLimit = 64 << 20
  /// Files waiting at the same time; what lies there beyond is found again by listing once these are read.
  public var waitingLimit = 16_384
  /// Directories below the watched one; deeper ones are skipped.
  public var depthLimit = 32

  /// The defaults.
  public init() {}
}
