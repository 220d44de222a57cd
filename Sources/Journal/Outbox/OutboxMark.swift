/// What tells an entry in the outbox from others, without what it says.
public struct OutboxMark: Hashable, Sendable {
  public let position: OutboxPosition
  public let id: EntryID
  /// When it was handed over last; nil for never.
  public let sentAt: WallTime?

  /// The mark of an entry.
  public init(position: OutboxPosition, id: EntryID, sentAt: WallTime?) {
    (self.position, self.id, self.sentAt) = (position, id, sentAt)
  }
}
