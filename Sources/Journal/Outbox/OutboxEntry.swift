/// One entry in the outbox.
public struct OutboxEntry: Sendable {
  public let position: OutboxPosition
  public let id: EntryID
  public let entry: JournalEntry
  /// How often it was sent so far.
  public let tries: Int
  /// When it was last sent; nil if never.
  public let sentAt: WallTime?

  /// An entry with what the outbox knows about it.
  public init(position: OutboxPosition, id: EntryID, entry: JournalEntry, tries: Int, sentAt: WallTime?) {
    (self.position, self.id, self.entry, self.tries, self.sentAt) = (position, id, entry, tries, sentAt)
  }
}
