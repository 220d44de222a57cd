/// How many entries are where.
public struct OutboxCounts: Hashable, Sendable {
  public var queued: Int
  /// Handed over and not found yet.
  public var sent: Int

  /// So many.
  public init(queued: Int = 0, sent: Int = 0) { (self.queued, self.sent) = (queued, sent) }

  /// Not proved to be in the journal.
  public var undelivered: Int { queued + sent }
}
