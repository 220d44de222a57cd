/// Identifies an entry in the outbox, without its content.
public struct OutboxMark: Hashable, Sendable {
  public let position: OutboxPosition
  public let id: EntryID
  /// When it was last sent; nil if never.
  public let sentAt: WallTime?

  /// The mark of an entry.
  public init(position: OutboxPosition, id: EntryID, sentAt: WallTime?) {
    (self.position, self.id, self.sentAt) = (position, id, sentAt)
  }
}
