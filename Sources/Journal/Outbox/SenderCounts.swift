/// Counts of what became of entries.
public struct SenderCounts: Hashable, Sendable {
  /// Entries that the sink took.
  public var sent = 0
  /// Entries that are queued, in hand or waiting for a place in the queue, or were given up at the stop.
  public var undelivered = 0
  /// Entries that the sink never takes; an entry that says so replaced each.
  public var refused = 0
  /// Lines of the daemon's own log without room in the queue; an entry says how many.
  public var leftOut = 0
  /// Why the sink takes no entries now; nil if it does.
  public var trouble: String?
}
