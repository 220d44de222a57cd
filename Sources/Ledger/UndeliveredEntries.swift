import FoundationEssentials
import GRDB
import Journal

/// The entries of an outbox that were not found in the journal, to take along when its database is replaced.
struct UndeliveredEntries {
  private var rows: [OutboxRow] = []

  /// No entries.
  init() {}

  /// As many entries as can be read: from the first up to the first damage, and from the last back to the last damage.
  init(in database: DatabaseQueue) {
    var known: Set<Int64> = []
    for order in ["ASC", "DESC"] {
      _ = try? database.read { database in
        let cursor = try Row.fetchCursor(
          database,
          sql: "SELECT \(OutboxRow.columns) FROM outbox NOT INDEXED WHERE state <> 'seen' ORDER BY position \(order)")
        while let row = try cursor.next() {
          if let row = OutboxRow(row), known.insert(row.position).inserted { rows.append(row) }
        }
      }
    }
    rows.sort { $0.position < $1.position }
  }

  /// Adds the entries that the database does not have.
  func put(into database: Database) throws {
    guard !rows.isEmpty else { return }
    // The index on ids leaves out seen entries, so read all ids.
    var known = Set(try String.fetchAll(database, sql: "SELECT id FROM outbox"))
    for row in rows where known.insert(row.id).inserted {
      try database.execute(
        sql: "INSERT INTO outbox (id, entry, sum, state, tries, since, sent) VALUES (?, ?, ?, ?, ?, ?, ?)",
        arguments: [
          row.id, Data(row.entry), RowSum.of(row.id, row.entry), row.state, row.tries, row.since, row.sent,
        ])
    }
  }
}
