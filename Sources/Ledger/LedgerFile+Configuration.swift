import GRDB

extension LedgerFile {
  /// Settings for little memory and a bounded log. A power cut loses only the last transactions; their files are then
  /// audited again.
  static func configuration(isOnDisk: Bool) -> GRDB.Configuration {
    var configuration = GRDB.Configuration()
    configuration.label = "ledger"
    // The lock keeps other daemons out, so a wait can only be for another program that opens the file.
    configuration.busyMode = .timeout(1)
    configuration.maximumReaderCount = 1
    configuration.prepareDatabase { database in
      // This has an effect only before there is any table.
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
