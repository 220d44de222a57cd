/// How much may wait for the journal.
public struct QueueBounds: Hashable, Sendable {
  public var entries = 1_024
  /// Memory of all entries together; a larger entry goes in when it is the only one.
  public var bytes = 16 << 20
  /// Lines of the daemon's own log, which come on top.
  public var logLines = 1_024

  /// The bounds that a box of 512 MiB can carry.
  public init() {}
}
