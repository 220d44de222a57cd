/// What became of entries out of the outbox.
public struct OutboxSenderCounts: Hashable, Sendable {
  /// Handed over, those that were sent again counted again.
  public var sent = 0
  /// Given up, because journald never takes them; an entry that says so went in their place.
  public var refused = 0
  /// Why the journal takes or stores nothing at the moment; nil when it does.
  public var trouble: String?

  /// Nothing yet.
  public init() {}
}
