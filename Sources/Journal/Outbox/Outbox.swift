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
