import GRDB

extension Database {
  /// Runs a statement that is compiled once for the connection: to compile those of an audit takes as long as to run them.
  func run(_ sql: String, _ arguments: StatementArguments) throws {
    try cachedStatement(sql: sql).execute(arguments: arguments)
  }
}
