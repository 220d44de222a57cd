import GRDB

extension Database {
  /// Runs a statement that is compiled once for each connection. Compiling an audit's statements takes as long as
  /// running them.
  func run(_ sql: String, _ arguments: StatementArguments) throws {
    try cachedStatement(sql: sql).execute(arguments: arguments)
  }

  /// Runs `body` in a transaction of its own, all or nothing.
  ///
  /// Like `inTransaction`, which compiles its statements each time and asks for the state of the connection in between.
  func inCachedTransaction<Result>(_ body: () throws -> Result) throws -> Result {
    try cachedStatement(sql: "BEGIN IMMEDIATE").execute()
    do {
      let result = try body()
      try cachedStatement(sql: "COMMIT").execute()
      return result
    } catch {
      // SQLite itself rolls back after some errors, such as a full disk.
      if isInsideTransaction { try? execute(sql: "ROLLBACK") }
      throw error
    }
  }
}
