import FoundationEssentials
import GRDB
public import Journal
import Synchronization

extension LedgerStore: Outbox {
  /// Queues the entries of an audit. Entries without an id are transient and not kept.
  ///
  /// If an earlier ledger may have reported the file, its entries start as sent: a11yd looks for them, and sends those
  /// that the journal does not have.
  func queue(_ entries: [JournalEntry], of trial: Trial, in database: Database) throws {
    guard !entries.isEmpty else { return }
    let isPerhapsTold = try trial.lay && canLook && LedgerSchema.anotherWasLost(within: bounds.age, in: database)
    let sent = isPerhapsTold ? (WallTime.now - .seconds(3_600)).rawValue : nil
    let statement = try database.cachedStatement(
      sql: "INSERT INTO outbox (id, entry, sum, state, since, sent) VALUES (?, ?, ?, ?, ?, ?)")
    for entry in entries {
      guard let id = entry.entryID else { continue }
      let bytes = entry.kept
      try statement.execute(arguments: [
        id.rawValue, Data(bytes), RowSum.of(id.rawValue, bytes), isPerhapsTold ? "sent" : "queued",
        WallTime.now.rawValue, sent,
      ])
      count(queued: isPerhapsTold ? 0 : 1, sent: isPerhapsTold ? 1 : 0)
    }
  }

  public func queued(after: OutboxPosition?, limit: Int) -> [OutboxEntry] {
    entries(
      "state = 'queued' AND position > ? ORDER BY position LIMIT ?", [after?.rawValue ?? -1, limit])
  }

  public func unseen(sentBefore time: WallTime, limit: Int) -> [OutboxEntry] {
    entries("state = 'sent' AND sent < ? ORDER BY sent, position LIMIT ?", [time.rawValue, limit])
  }

  public func seen(after time: WallTime, behind last: OutboxPosition?, limit: Int) -> [OutboxMark] {
    read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT position, id, sent FROM outbox WHERE state = 'seen' AND seen > ? AND position > ?
            ORDER BY position LIMIT ?
          """, arguments: [time.rawValue, last?.rawValue ?? -1, limit]
      )
      .compactMap { row in
        EntryID(rawValue: row["id"]).map { id in
          OutboxMark(
            position: OutboxPosition(rawValue: row["position"]), id: id,
            sentAt: (row["sent"] as Int64?).map(WallTime.init))
        }
      }
    } ?? []
  }

  public func markSent(_ positions: [OutboxPosition], at time: WallTime) {
    guard !positions.isEmpty else { return }
    // Use one statement for all of them: the overhead of a statement exceeds its work.
    let list = "[\(positions.map { String($0.rawValue) }.joined(separator: ","))]"
    let those = "UPDATE outbox SET tries = tries + 1, sent = ?"
    _ = write { database in
      // journald is often faster than the batch: an entry that was seen meanwhile stays seen.
      try database.run(
        "\(those) WHERE position IN (SELECT value FROM json_each(?)) AND state <> 'queued'", [time.rawValue, list])
      try database.run(
        "\(those), state = 'sent' WHERE position IN (SELECT value FROM json_each(?)) AND state = 'queued'",
        [time.rawValue, list])
      count(queued: -database.changesCount, sent: database.changesCount)
    }
    wake()
  }

  public func markSeen(_ ids: [EntryID], at time: WallTime) {
    guard !ids.isEmpty else { return }
    let list = "[\(ids.map { "\"\($0.rawValue)\"" }.joined(separator: ","))]"
    // SQLite uses the index on ids only for exactly its condition. By state, it would read every entry that is out.
    let those = """
      UPDATE outbox INDEXED BY outbox_id SET state = 'seen', seen = ?
        WHERE id IN (SELECT value FROM json_each(?)) AND state <> 'seen' AND state =
      """
    _ = write { database in
      try database.run("\(those) 'sent'", [time.rawValue, list])
      count(sent: -database.changesCount)
      try database.run("\(those) 'queued'", [time.rawValue, list])
      count(queued: -database.changesCount)
    }
  }

  public func queueAgain(_ positions: [OutboxPosition]) {
    change(positions) { database, position in
      try database.run("UPDATE outbox SET state = 'queued' WHERE position = ? AND state = 'sent'", [position])
      count(queued: database.changesCount, sent: -database.changesCount)
      try database.run(
        "UPDATE outbox SET state = 'queued', seen = NULL WHERE position = ? AND state = 'seen'", [position])
      count(queued: database.changesCount)
    }
  }

  public func giveUp(_ positions: [OutboxPosition], _ end: OutboxEnd) {
    change(positions) { database, position in
      try database.run("DELETE FROM outbox WHERE position = ? AND state = 'queued'", [position])
      guard database.changesCount == 0 else { return count(queued: -1) }
      try database.run("DELETE FROM outbox WHERE position = ? AND state = 'sent'", [position])
      guard database.changesCount == 0 else { return count(sent: -1) }
      try database.run("DELETE FROM outbox WHERE position = ?", [position])
    }
  }

  public func forget(seenBefore time: WallTime) {
    _ = write { database in
      try database.execute(sql: "DELETE FROM outbox WHERE state = 'seen' AND seen < ?", arguments: [time.rawValue])
    }
  }

  /// The counts without finished audits that are not written yet. Asking for them writes nothing.
  var writtenCounts: OutboxCounts { state.withLock { $0.counts } ?? counts }

  public var counts: OutboxCounts {
    writeDown()
    let (known, changes) = state.withLock { ($0.counts, $0.changes) }
    if let known { return known }
    let counts =
      read { database in
        OutboxCounts(
          queued: try Int.fetchOne(database, sql: "SELECT count(*) FROM outbox WHERE state = 'queued'") ?? 0,
          sent: try Int.fetchOne(database, sql: "SELECT count(*) FROM outbox WHERE state = 'sent'") ?? 0)
      } ?? OutboxCounts()
    state.withLock { state in
      if state.changes == changes { state.counts = counts }
    }
    return counts
  }

  /// Since when the oldest unproved entry has waited; nil if none waits.
  public var undeliveredSince: WallTime? {
    let oldest = read { database in
      try Int64.fetchOne(
        database,
        sql: """
          SELECT min(since) FROM (
            SELECT * FROM (SELECT since FROM outbox WHERE state = 'queued' ORDER BY position LIMIT 1)
            UNION ALL SELECT * FROM (SELECT since FROM outbox WHERE state = 'sent' ORDER BY sent LIMIT 1))
          """)
    }
    return (oldest ?? nil).map(WallTime.init)
  }

  private func change(_ positions: [OutboxPosition], _ change: (Database, Int64) throws -> Void) {
    guard !positions.isEmpty else { return }
    _ = write { database in for position in positions { try change(database, position.rawValue) } }
    wake()
  }

  /// Notes a change of the counts. It takes effect when the current transaction is committed.
  private func count(queued: Int = 0, sent: Int = 0) {
    countChange.withLock { change in
      change.queued += queued
      change.sent += sent
    }
  }

  /// The entries of matching rows. A damaged row is not sent, because nobody knows what it said. Instead, a new ledger
  /// is started and existing files are audited again.
  private func entries(_ condition: String, _ values: [any DatabaseValueConvertible]) -> [OutboxEntry] {
    read { database in
      let rows = try Row.fetchCursor(
        database.cachedStatement(sql: "SELECT \(OutboxRow.columns) FROM outbox WHERE \(condition)"),
        arguments: StatementArguments(values))
      var entries: [OutboxEntry] = []
      while let row = try rows.next() {
        guard let entry = OutboxRow(row)?.outboxEntry else { throw LedgerFile.damagedEntry }
        entries.append(entry)
      }
      return entries
    } ?? []
  }
}
