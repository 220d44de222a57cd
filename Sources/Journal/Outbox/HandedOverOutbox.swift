/// An outbox for a sink that cannot be asked: an entry that was handed over counts as arrived.
public struct HandedOverOutbox: Outbox {
  private let outbox: any Outbox

  /// The entries of `outbox`; they leave it as soon as they are handed over.
  public init(_ outbox: any Outbox) { self.outbox = outbox }

  public func markSent(_ positions: [OutboxPosition], at time: WallTime) { outbox.giveUp(positions, .handedOver) }
  public func queued(after: OutboxPosition?, limit: Int) -> [OutboxEntry] { outbox.queued(after: after, limit: limit) }
  public func markSeen(_ ids: [EntryID], at time: WallTime) { outbox.markSeen(ids, at: time) }
  public func queueAgain(_ positions: [OutboxPosition]) { outbox.queueAgain(positions) }
  public func giveUp(_ positions: [OutboxPosition], _ end: OutboxEnd) { outbox.giveUp(positions, end) }
  public func unseen(sentBefore time: WallTime, limit: Int) -> [OutboxEntry] {
    outbox.unseen(sentBefore: time, limit: limit)
  }
  public func seen(after time: WallTime, behind last: OutboxPosition?, limit: Int) -> [OutboxMark] {
    outbox.seen(after: time, behind: last, limit: limit)
  }
  public func forget(seenBefore time: WallTime) { outbox.forget(seenBefore: time) }
  public var counts: OutboxCounts { outbox.counts }
}
