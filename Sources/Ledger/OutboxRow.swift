import FoundationEssentials
import GRDB
import Journal

/// A row of the outbox whose content is what was written.
struct OutboxRow {
  let position: Int64
  let id: String
  let entry: [UInt8]
  /// “queued” or “sent”.
  let state: String
  let tries: Int
  let since: Int64
  /// When it was last sent; nil if never.
  let sent: Int64?

  static let columns = "position, id, entry, sum, state, tries, since, sent"

  /// A row; nil if it is damaged.
  ///
  /// After a disk lost bits, a value may be of any type. GRDB ends the process if a forced conversion fails.
  init?(_ row: Row) {
    guard let position = Int64.fromDatabaseValue(row["position"]), let id = String.fromDatabaseValue(row["id"]),
      let entry = Data.fromDatabaseValue(row["entry"]), let sum = Int64.fromDatabaseValue(row["sum"]),
      let state = String.fromDatabaseValue(row["state"]), let tries = Int.fromDatabaseValue(row["tries"]),
      let since = Int64.fromDatabaseValue(row["since"])
    else { return nil }
    (self.position, self.id, self.entry) = (position, id, Array(entry))
    guard RowSum.of(id, self.entry) == sum else { return nil }
    sent = Int64.fromDatabaseValue(row["sent"])
    // The checksum covers the content, not the state. An entry with a damaged state is queued, and may be sent twice.
    self.state = state == "sent" && sent != nil ? state : "queued"
    (self.tries, self.since) = (tries, since)
  }

  /// The row as an outbox entry; nil if its bytes are not a journal entry.
  var outboxEntry: OutboxEntry? {
    guard let id = EntryID(rawValue: id), let entry = JournalEntry(kept: entry) else { return nil }
    return OutboxEntry(
      position: OutboxPosition(rawValue: position), id: id, entry: entry, tries: tries,
      sentAt: sent.map(WallTime.init))
  }
}
