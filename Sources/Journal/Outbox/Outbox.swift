/// Where entries wait until the journal has proved that it holds them: queued → sent → seen.
///
/// Durable where the ledger is. Its calls are short and may be made from any thread.
public protocol Outbox: Sendable {
  /// The oldest entries that are to be sent, at most so many, those before `after` left out; they stay queued.
  func queued(after: OutboxPosition?, limit: Int) -> [OutboxEntry]
  /// These were handed to journald at this time, and are not proved to be stored.
  ///
  /// One that was seen meanwhile stays seen: journald is often faster than a batch.
  func markSent(_ positions: [OutboxPosition], at time: WallTime)
  /// These were found in the journal, whether they are queued or sent. An id that is not waiting means nothing.
  func markSeen(_ ids: [EntryID], at time: WallTime)
  /// These are queued again, because the journal does not have them.
  func queueAgain(_ positions: [OutboxPosition])
  /// These are not sent again: refused for good, or sent so often without proof that more of it is a flood.
  func giveUp(_ positions: [OutboxPosition], _ end: OutboxEnd)
  /// What was sent before `time` and never seen, oldest first, at most so many.
  func unseen(sentBefore time: WallTime, limit: Int) -> [OutboxEntry]
  /// What was seen after `time`: after a start it is looked for again, because journald writes to disk only every five
  /// minutes.
  ///
  /// Without the entries themselves, and at most so many at once, those behind `last`: a burst of a minute ago is megabytes.
  func seen(after time: WallTime, behind last: OutboxPosition?, limit: Int) -> [OutboxMark]
  /// Drops what was seen before `time`.
  func forget(seenBefore time: WallTime)
  var counts: OutboxCounts { get }
}

/// A place in the outbox: grows with every entry, never used twice.
public struct OutboxPosition: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// One entry in the outbox.
public struct OutboxEntry: Sendable {
  public let position: OutboxPosition
  public let id: EntryID
  public let entry: JournalEntry
  /// How often it was handed over so far.
  public let tries: Int
  /// When it was handed over last; nil for never.
  public let sentAt: WallTime?

  /// An entry with what the outbox knows of it.
  public init(position: OutboxPosition, id: EntryID, entry: JournalEntry, tries: Int, sentAt: WallTime?) {
    (self.position, self.id, self.entry, self.tries, self.sentAt) = (position, id, entry, tries, sentAt)
  }
}

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

/// Why an entry leaves the outbox without proof.
public enum OutboxEnd: String, Hashable, Sendable {
  /// Handed over to who cannot be asked whether it arrived.
  case handedOver
  /// journald will never take it.
  case refused
  /// Handed over, as often as is sensible, and never found.
  case unproved
}

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
