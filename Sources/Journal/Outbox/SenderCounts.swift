/// How many entries went which way.
public struct SenderCounts: Hashable, Sendable {
  /// Out of our hands.
  public var sent = 0
  /// Queued, waiting for a place in the queue, in hand, or given up at the stop.
  public var undelivered = 0
  /// Never taken, however often; an entry that says so went in their place.
  public var refused = 0
  /// Lines of the daemon's own log for which there was no room; an entry says how many.
  public var leftOut = 0
  /// Why the sink takes nothing at the moment; nil when it does.
  public var trouble: String?
}
