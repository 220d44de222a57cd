/// How a directory is watched, with every limit that a producer of files can hit.
public struct WatchSettings: Sendable, Equatable {
  /// How long a created, written or linked file must be quiet before it is read. A renamed file is read at once.
  public var settle: Duration = .milliseconds(200)
  /// How long a file may be written without a pause before it is read as it is. A log that a device writes never ends; no
  /// export takes so long.
  public var patience: Duration = .seconds(10)
  /// How long a file that ends too early must be quiet before it counts as broken.
  public var grace: Duration = .seconds(30)
  /// How often the whole tree is listed even without hints.
  public var rescanEvery: Duration = .seconds(60)
  /// The same if the kernel cannot report changes: on network file systems, or without watches.
  public var pollEvery: Duration = .seconds(2)
  /// The first and the longest pause between two looks for a directory that is missing.
  public var retry: ClosedRange<Duration> = .milliseconds(250) ... .seconds(10)
  /// After this many beats without its canary, the watcher counts as blind.
  public var blindAfter = 3
  /// The largest file that is read, in bytes. Larger ones are skipped unread.
  public var sizeLimit = 64 << 20
  /// How many files may wait at the same time. A listing finds the others once these are read.
  public var waitingLimit = 16_384
  /// How many levels of directories are watched. Deeper ones are skipped.
  public var depthLimit = 32

  /// The defaults.
  public init() {}
}
