import Glibc
import GRDB
import Journal

/// The ledger's file: opened, checked, and put aside when it is of no use.
struct LedgerFile {
  let path: String

  /// Above this SQLite's full check would take longer than a start may.
  private static let fullCheck = 64 << 20

  /// Opens the file, or begins a new one.
  ///
  /// - Returns: The database, and why the file that was there is put aside; nil when it was not.
  /// - Throws: `DatabaseError` when there can be no file here at all.
  func open() throws -> (database: DatabaseQueue, notice: LedgerNotice?) {
    let cause: String
    do {
      return (try opened(), nil)
    } catch let defect as LedgerDefect {
      cause = defect.description
    } catch let error as DatabaseError where Self.isDamage(error) {
      cause = LedgerDefect.damaged(error.message ?? "\(error.resultCode)").description
    }
    let aside = putAside()
    return (try opened(), .rebuilt(path: path, aside: aside, cause: cause))
  }

  /// Whether the file itself is at fault, and not the disk or our rights.
  static func isDamage(_ error: DatabaseError) -> Bool {
    [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_SCHEMA, .SQLITE_ERROR, .SQLITE_CONSTRAINT, .SQLITE_MISMATCH]
      .contains(error.resultCode)
  }

  private func opened() throws -> DatabaseQueue {
    let database = try DatabaseQueue(path: path, configuration: Self.configuration(isOnDisk: true))
    try database.write { database in
      let count = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") ?? 0
      if count == 0 {
        try LedgerSchema.create(in: database)
      } else {
        try check(database)
      }
    }
    return database
  }

  private func check(_ database: Database) throws {
    let application = try Int.fetchOne(database, sql: "PRAGMA application_id") ?? 0
    let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
    let pageSize = try Int.fetchOne(database, sql: "PRAGMA page_size") ?? 0
    let check = pages * pageSize > Self.fullCheck ? "quick_check" : "integrity_check"
    // Damage first: in a damaged file the other two mean nothing.
    let finding = try String.fetchOne(database, sql: "PRAGMA \(check)(1)") ?? "no answer"
    guard finding == "ok" else { throw LedgerDefect.damaged(finding) }
    guard application == LedgerSchema.application else { throw LedgerDefect.foreign }
    guard version == LedgerSchema.version else { throw LedgerDefect.version(version) }
    // A byte of a column's name is nothing that SQLite's check minds.
    let ours = try Self.inMemory().read(Self.tables)
    guard try Self.tables(in: database) == ours else { throw LedgerDefect.damaged("its tables are not ours") }
  }

  private static func tables(in database: Database) throws -> [String] {
    try String.fetchAll(database, sql: "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
  }

  /// Kept for whoever wants to know; only the last one, so that a disk that damages files is not filled with them.
  private func putAside() -> String {
    let aside = path + ".bad"
    for suffix in ["", "-wal", "-shm", "-journal"] {
      unlink(aside + suffix)
      rename(path + suffix, aside + suffix)
    }
    return aside
  }

  /// Small in memory, bounded on disk, and durable against everything but a power cut of the last second, after which files
  /// are listed and audited again.
  static func configuration(isOnDisk: Bool) -> GRDB.Configuration {
    var configuration = GRDB.Configuration()
    configuration.label = "ledger"
    // What other programs may do to the file meanwhile is no concern: the lock keeps ours out.
    configuration.busyMode = .timeout(1)
    configuration.maximumReaderCount = 1
    configuration.prepareDatabase { database in
      // Before there is any table, or it has no effect.
      try database.execute(sql: "PRAGMA auto_vacuum = INCREMENTAL")
      if isOnDisk { try database.execute(sql: "PRAGMA journal_mode = WAL") }
      try database.execute(
        sql: """
          PRAGMA synchronous = NORMAL;
          PRAGMA cache_size = -512;
          PRAGMA journal_size_limit = 4194304;
          PRAGMA temp_store = MEMORY;
          PRAGMA cell_size_check = ON;
          """)
    }
    return configuration
  }

  /// A ledger that ends with the process.
  static func inMemory() throws -> DatabaseQueue {
    let database = try DatabaseQueue(configuration: configuration(isOnDisk: false))
    try database.write { try LedgerSchema.create(in: $0) }
    return database
  }
}
