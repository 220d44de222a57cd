import FoundationEssentials
import GRDB
import Journal

/// A row of the outbox that says what was written in it.
struct OutboxRow {
  let position: Int64
  let id: String
  let entry: [UInt8]
  /// “queued” or “sent”.
  let state: String
  let tries: Int
  let since: Int64
  /// When it was handed over last; nil for never.
  let sent: Int64?

  static let columns = "position, id, entry, sum, state, tries, since, sent"

  /// Nil for a damaged one.
  ///
  /// Every value may be of any type where a disk lost bits, and what GRDB cannot convert ends the process if it is told that
  /// it can.
  init?(_ row: Row) {
    guard let position = Int64.fromDatabaseValue(row["position"]), let id = String.fromDatabaseValue(row["id"]),
      let entry = Data.fromDatabaseValue(row["entry"]), let sum = Int64.fromDatabaseValue(row["sum"]),
      let state = String.fromDatabaseValue(row["state"]), let tries = Int.fromDatabaseValue(row["tries"]),
      let since = Int64.fromDatabaseValue(row["since"])
    else { return nil }
    (self.position, self.id, self.entry) = (position, id, Array(entry))
    guard RowSum.of(id, self.entry) == sum else { return nil }
    sent = Int64.fromDatabaseValue(row["sent"])
    // The sum is of what is said, not of how far it came; where that is damaged it waits, and may be told twice.
    self.state = state == "sent" && sent != nil ? state : "queued"
    (self.tries, self.since) = (tries, since)
  }

  /// What waits here; nil where no journal entry can be made of it.
  var outboxEntry: OutboxEntry? {
    guard let id = EntryID(rawValue: id), let entry = JournalEntry(kept: entry) else { return nil }
    return OutboxEntry(
      position: OutboxPosition(rawValue: position), id: id, entry: entry, tries: tries,
      sentAt: sent.map(WallTime.init))
  }
}
