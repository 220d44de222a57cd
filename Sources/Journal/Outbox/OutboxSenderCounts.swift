/// Counts of what became of entries from the outbox.
public struct OutboxSenderCounts: Hashable, Sendable {
  /// Sent entries; one that was sent again counts again.
  public var sent = 0
  /// Entries that journald never takes; an entry that says so replaced each.
  public var refused = 0
  /// Why the journal does not take or store entries now; nil if it does.
  public var trouble: String?

  /// Nothing yet.
  public init() {}
}
