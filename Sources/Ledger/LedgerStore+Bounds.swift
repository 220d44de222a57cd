import GRDB
public import Journal
import Synchronization

extension LedgerStore {
  /// Closes the ledger. Files in hand are not suspects, because the daemon was told to stop.
  ///
  /// The file stays open, because the thread that reads the journal may still use it. Everything is written.
  public func close() {
    _ = write { try $0.execute(sql: "DELETE FROM trying") }
    let database = state.withLock { state in
      state.inHand = [:]
      state.isClosed = true
      return state.database
    }
    database.writeWithoutTransaction { try? $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
  }

  /// Keeps the bounds: deletes old records, then the oldest. Tries the disk again if it could not be written.
  public func tidy(at now: WallTime = .now) {
    writeDown()
    returnToDisk()
    let old = (now - bounds.age).rawValue
    _ = write { database in
      for table in ["path", "audit", "finding", "crash"] {
        try database.execute(sql: "DELETE FROM \(table) WHERE at < ?", arguments: [old])
      }
      try database.execute(sql: "DELETE FROM view WHERE id NOT IN (SELECT view FROM finding)")
      try keepSize(database)
    }
    _ = state.withLock { $0.database }.writeWithoutTransaction { database in
      try? database.execute(sql: "PRAGMA incremental_vacuum; PRAGMA wal_checkpoint(TRUNCATE)")
    }
  }

  private func keepSize(_ database: Database) throws {
    let pageSize = try Int.fetchOne(database, sql: "PRAGMA page_size") ?? 4_096
    func size() throws -> Int {
      let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
      return (pages - (try Int.fetchOne(database, sql: "PRAGMA freelist_count") ?? 0)) * pageSize
    }
    // Entries that wait for the journal are never deleted for lack of room; the outbox has its own bound.
    while try size() > bounds.bytes {
      var isEmpty = true
      for table in ["path", "audit", "finding"] {
        try database.execute(
          sql: """
            DELETE FROM \(table) WHERE at <=
              (SELECT at FROM \(table) ORDER BY at LIMIT 1 OFFSET (SELECT count(*) / 10 FROM \(table)))
            """)
        if database.changesCount > 0 { isEmpty = false }
      }
      try database.execute(sql: "DELETE FROM view WHERE id NOT IN (SELECT view FROM finding)")
      if isEmpty { return }
    }
  }
}
