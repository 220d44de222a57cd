/// How many entries of the outbox are in each state.
public struct OutboxCounts: Hashable, Sendable {
  public var queued: Int
  /// Entries that were sent and not found yet.
  public var sent: Int

  /// These numbers.
  public init(queued: Int = 0, sent: Int = 0) { (self.queued, self.sent) = (queued, sent) }

  /// Entries that are not proved to be in the journal.
  public var undelivered: Int { queued + sent }
}
