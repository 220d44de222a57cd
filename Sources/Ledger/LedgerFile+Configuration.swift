import GRDB

extension LedgerFile {
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
  static func inMemory(
    version: Int = LedgerSchema.version, inPlaceOfAnother: Bool = false
  ) throws -> DatabaseQueue {
    let database = try DatabaseQueue(configuration: configuration(isOnDisk: false))
    try database.write { try LedgerSchema.create(in: $0, version: version, inPlaceOfAnother: inPlaceOfAnother) }
    return database
  }
}
