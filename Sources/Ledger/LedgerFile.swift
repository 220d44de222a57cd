import Glibc
import GRDB
import Journal

/// The ledger's file: opened, checked, and put aside when it is of no use.
struct LedgerFile {
  let path: String
  /// Whether the journal can be asked what was told.
  let canLook: Bool

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
    return try begunAnew(with: UndeliveredEntries(), cause)
  }

  /// Begins a new file in place of one that turned out to be damaged.
  ///
  /// - Parameters:
  ///   - undelivered: what the new one is to know.
  ///   - database: the old one's, which is closed: SQLite removes files by their names when it is done with them.
  /// - Throws: `DatabaseError` when there can be no file here.
  func beginAnew(
    with undelivered: UndeliveredEntries, because error: any Error, leaving database: DatabaseQueue
  ) throws -> (database: DatabaseQueue, notice: LedgerNotice?) {
    try database.close()
    let message = (error as? DatabaseError)?.message ?? "\(error)"
    return try begunAnew(with: undelivered, LedgerDefect.damaged(message).description)
  }

  private func begunAnew(
    with undelivered: UndeliveredEntries, _ cause: String
  ) throws -> (database: DatabaseQueue, notice: LedgerNotice?) {
    let aside = putAside()
    let database = try opened(inPlaceOfAnother: true)
    let kept = salvage(aside)
    try database.write { database in
      try undelivered.put(into: database)
      try kept.put(into: database)
    }
    return (database, .rebuilt(path: path, aside: aside, cause: cause, isLookedFor: canLook))
  }

  /// What a file that was put aside still holds.
  private func salvage(_ aside: String) -> UndeliveredEntries {
    var configuration = GRDB.Configuration()
    configuration.readonly = true
    return (try? DatabaseQueue(path: aside, configuration: configuration)).map(UndeliveredEntries.init) ?? .init()
  }

  /// What was put in is not what is there.
  static var damagedEntry: DatabaseError {
    DatabaseError(resultCode: .SQLITE_CORRUPT, message: "an entry is not what was written")
  }

  /// Whether the file itself is at fault, and not the disk or our rights.
  static func isDamage(_ error: DatabaseError) -> Bool {
    [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_SCHEMA, .SQLITE_ERROR, .SQLITE_CONSTRAINT, .SQLITE_MISMATCH]
      .contains(error.resultCode)
  }

  private func opened(inPlaceOfAnother: Bool = false) throws -> DatabaseQueue {
    if access(path, F_OK) != 0 { try create(inPlaceOfAnother: inPlaceOfAnother) }
    try checkLength()
    do {
      let database = try DatabaseQueue(path: path, configuration: Self.configuration(isOnDisk: true))
      try database.write(check)
      return database
    } catch let error as DatabaseError where error.resultCode == .SQLITE_READONLY {
      try checkFormat()
      throw error
    }
  }

  /// Under another name until it is whole: whoever is killed meanwhile leaves nothing that looks like a damaged one.
  private func create(inPlaceOfAnother: Bool) throws {
    let begun = path + ".new"
    for suffix in Self.suffixes { unlink(begun + suffix) }
    let database = try DatabaseQueue(path: begun, configuration: Self.configuration(isOnDisk: true))
    try database.write { try LedgerSchema.create(in: $0, inPlaceOfAnother: inPlaceOfAnother) }
    try database.close()
    guard rename(begun, path) == 0 else {
      throw DatabaseError(resultCode: .SQLITE_CANTOPEN, message: String(cString: strerror(errno)))
    }
  }

  /// Of the files of a database.
  private static let suffixes = ["", "-wal", "-shm", "-journal"]

  /// Kept for whoever wants to know; only the last one, so that a disk that damages files is not filled with them.
  private func putAside() -> String {
    let aside = path + ".bad"
    for suffix in Self.suffixes {
      unlink(aside + suffix)
      rename(path + suffix, aside + suffix)
    }
    return aside
  }
}
