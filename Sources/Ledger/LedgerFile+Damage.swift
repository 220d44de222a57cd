import GRDB

extension LedgerFile {
  /// The error for an entry that differs from what was stored.
  static var damagedEntry: DatabaseError {
    DatabaseError(resultCode: .SQLITE_CORRUPT, message: "an entry is not what was written")
  }

  /// Whether the file itself is damaged. Otherwise the disk, our rights or another process are the cause.
  ///
  /// Only the causes outside of the file can be listed: what SQLite says of damaged bytes depends on the bytes. A
  /// length that they claim may be “too big”, and a value of another type.
  static func isDamage(_ error: any Error) -> Bool {
    if error is RowDecodingError { return true }
    guard let error = error as? DatabaseError else { return false }
    return !causesOutside.contains(error.resultCode)
  }

  /// What an error says, without the statement that failed.
  static func message(of error: any Error) -> String {
    if error is RowDecodingError { return "a value is of another type" }
    guard let error = error as? DatabaseError else { return "\(error)" }
    return error.message ?? "\(error.resultCode)"
  }

  /// Source: “Result and Error Codes” of SQLite.
  private static let causesOutside: [ResultCode] = [
    .SQLITE_ABORT, .SQLITE_AUTH, .SQLITE_BUSY, .SQLITE_CANTOPEN, .SQLITE_FULL, .SQLITE_INTERRUPT, .SQLITE_IOERR,
    .SQLITE_LOCKED, .SQLITE_MISUSE, .SQLITE_NOLFS, .SQLITE_NOMEM, .SQLITE_PERM, .SQLITE_PROTOCOL, .SQLITE_READONLY,
  ]
}
