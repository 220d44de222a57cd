/// Where entries end up: one call, which may block for as long as it likes.
public protocol EntrySink: Sendable {
  /// What people call it: “the journal”, “this terminal”.
  var name: String { get }
  /// Hands one entry over; returning means that it is out of our hands.
  func write(_ entry: JournalEntry) throws(SinkFailure)
}

/// Why a sink did not take an entry.
public enum SinkFailure: Error, Hashable, Sendable {
  /// Another time it may; the cause in words.
  case later(String)
  /// It never will.
  case never(String)
}
