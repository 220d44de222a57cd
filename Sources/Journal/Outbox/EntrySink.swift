/// Where entries end up: one call, which may block for as long as it likes.
public protocol EntrySink: Sendable {
  /// What people call it: “the journal”, “this terminal”.
  var name: String { get }
  /// Hands one entry over; returning means that it is out of our hands.
  func write(_ entry: JournalEntry) throws(SinkFailure)
}

extension EntrySink {
  /// Writes an entry about one that the sink refused, or a line to standard error when the sink refuses that too.
  func report(_ entry: JournalEntry, refusedBecause cause: String) {
    let report = JournalEntry(refused: entry, by: self, cause)
    do { try write(report) } catch { StandardError.say(report.message) }
  }
}
