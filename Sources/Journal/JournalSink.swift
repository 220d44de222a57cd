/// Where entries go: to journald, or to a terminal where no journald listens. The caller decides, and says which.
public protocol JournalSink: Sendable {
  /// Queues an entry; waits for a place while the queue is full.
  ///
  /// - Returns: false when the sink has stopped, so that nobody will deliver the entry.
  @discardableResult func send(_ entry: JournalEntry) async -> Bool

  /// Queues entries in order and waits until each of them is handed over or given up.
  func deliver(_ entries: [JournalEntry]) async -> Delivery

  /// Queues an entry of the daemon's own log without waiting.
  ///
  /// While journald does not read, no more than a bounded number of them is kept; how many were left out stands in an
  /// entry of its own when it reads again.
  ///
  /// - Returns: false when the sink has stopped.
  @discardableResult func post(_ entry: JournalEntry) -> Bool

  /// What has become of the entries so far.
  var counts: SinkCounts { get }

  /// Hands over what is queued, for no longer than this, and takes no more.
  ///
  /// - Returns: what was left, oldest first. The entry in hand is among it: whether it arrived is not known.
  func stop(within limit: Duration) async -> [JournalEntry]
}

/// What became of entries that somebody waited for.
public enum Delivery: Hashable, Sendable {
  /// journald has them. It may still drop them, by its rate limit or a full disk: only reading back proves more.
  case handedOver
  /// Some or all of them did not get there: they have to be sent again.
  case undelivered
}

/// How many entries went which way.
public struct SinkCounts: Hashable, Sendable {
  /// Handed over.
  public var sent = 0
  /// Queued, waiting for a place in the queue, or in hand.
  public var undelivered = 0
  /// Given up: they could not be delivered by trying again.
  public var refused = 0
  /// Lines of the daemon's own log for which there was no room.
  public var leftOut = 0
  /// errno of the last try, 0 when it went well.
  public var lastError: Int32 = 0

  /// Nothing yet.
  public init() {}
}
