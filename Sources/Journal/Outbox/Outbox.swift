/// Keeps entries until they are found in the journal: queued → sent → seen.
///
/// It is as durable as the ledger. Its calls are short and may be made from any thread.
public protocol Outbox: Sendable {
  /// The oldest queued entries behind `after`, at most `limit`. They stay queued.
  func queued(after: OutboxPosition?, limit: Int) -> [OutboxEntry]
  /// Records that these entries were handed to journald at this time, without proof that they are stored.
  ///
  /// An entry that was seen meanwhile stays seen: journald is often faster than a batch.
  func markSent(_ positions: [OutboxPosition], at time: WallTime)
  /// Records that these entries, queued or sent, were found in the journal. Ids that do not wait are ignored.
  func markSeen(_ ids: [EntryID], at time: WallTime)
  /// Queues these entries again, because the journal does not have them.
  func queueAgain(_ positions: [OutboxPosition])
  /// Stops sending these entries: they were refused for good, or sent so often without proof that more tries would be a
  /// flood.
  func giveUp(_ positions: [OutboxPosition], _ end: OutboxEnd)
  /// The entries that were sent before `time` and never seen, oldest first, at most `limit`.
  func unseen(sentBefore time: WallTime, limit: Int) -> [OutboxEntry]
  /// The entries that were seen after `time`. They are checked again after a start, because journald syncs to disk only
  /// every five minutes.
  ///
  /// Returns marks instead of the entries, at most `limit` at once, those behind `last`: the entries of a burst can
  /// take megabytes.
  func seen(after time: WallTime, behind last: OutboxPosition?, limit: Int) -> [OutboxMark]
  /// Deletes the entries that were seen before `time`.
  func forget(seenBefore time: WallTime)
  var counts: OutboxCounts { get }
}
