import Glibc
import GRDB
import Journal

/// The ledger's file: opened, checked, and put aside if it is unusable.
struct LedgerFile {
  let path: String
  /// Whether the journal can be asked what was already reported.
  let canLook: Bool

  /// Opens the file, or starts a new one.
  ///
  /// - Returns: The database, and a notice if an unusable file was put aside.
  /// - Throws: `DatabaseError` if no file can be created here.
  func open() throws -> (database: DatabaseQueue, notice: LedgerNotice?) {
    let cause: String
    do {
      return (try opened(), nil)
    } catch let defect as LedgerDefect {
      cause = defect.description
    } catch let error where Self.isDamage(error) {
      cause = LedgerDefect.damaged(Self.message(of: error)).description
    }
    return try begunAnew(with: UndeliveredEntries(), cause)
  }

  /// Starts a new file in place of one that turned out to be damaged.
  ///
  /// - Parameters:
  ///   - undelivered: entries that the new file takes over.
  ///   - database: the old file's database. It is closed, because SQLite deletes files by name when it closes them.
  /// - Throws: `DatabaseError` if no file can be created here.
  func beginAnew(
    with undelivered: UndeliveredEntries, because error: any Error, leaving database: DatabaseQueue
  ) throws -> (database: DatabaseQueue, notice: LedgerNotice?) {
    try database.close()
    return try begunAnew(with: undelivered, LedgerDefect.damaged(Self.message(of: error)).description)
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

  /// Undelivered entries from a file that was put aside.
  private func salvage(_ aside: String) -> UndeliveredEntries {
    var configuration = GRDB.Configuration()
    configuration.readonly = true
    return (try? DatabaseQueue(path: aside, configuration: configuration)).map(UndeliveredEntries.init) ?? .init()
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

  /// Creates the file under another name until it is complete, so that a kill meanwhile leaves nothing that looks like
  /// a damaged ledger.
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

  /// The suffixes of a database's files.
  private static let suffixes = ["", "-wal", "-shm", "-journal"]

  /// Keeps the file for inspection. Only the last one is kept, so that a faulty disk does not fill up with them.
  private func putAside() -> String {
    let aside = path + ".bad"
    for suffix in Self.suffixes {
      unlink(aside + suffix)
      rename(path + suffix, aside + suffix)
    }
    return aside
  }
}
