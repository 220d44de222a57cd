/// Takes entries: one call, which may block for any time.
public protocol EntrySink: Sendable {
  /// The name for people: “the journal”, “this terminal”.
  var name: String { get }
  /// Hands one entry over. If the call returns, the sink has it.
  func write(_ entry: JournalEntry) throws(SinkFailure)
}

extension EntrySink {
  /// Writes an entry about one that the sink refused, or a line to standard error if the sink refuses that too.
  func report(_ entry: JournalEntry, refusedBecause cause: String) {
    let report = JournalEntry(refused: entry, by: self, cause)
    do { try write(report) } catch { StandardError.say(report.message) }
  }
}
