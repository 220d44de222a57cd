import Glibc
import GRDB

extension LedgerFile {
  /// The largest file, in bytes, for SQLite's full check. A larger one would delay the start too long.
  private static let fullCheck = 64 << 20

  /// Checks that the file is not cut off. SQLite reads zeros behind the end of a file, and zeros are valid values.
  func checkLength() throws {
    var (file, log) = (stat(), stat())
    guard stat(path, &file) == 0 else { return }
    // Pages that are in the write-ahead log too may be incomplete in the file.
    if stat(path + "-wal", &log) == 0, log.st_size > 0 { return }
    // After a power cut, a file system may leave an empty file.
    guard file.st_size > 0 else { throw LedgerDefect.damaged("it is empty") }
    guard Int(file.st_size) % (pageSize ?? 512) != 0 else { return }
    throw LedgerDefect.damaged("its last page is cut off")
  }

  /// Checks the format versions in the header. SQLite treats a file with a later write version as read-only, like one
  /// on a read-only disk.
  ///
  /// Source: “Database File Format”, 1.3.3, “File format version numbers”.
  func checkFormat() throws {
    guard let format = head(2, at: 18), format.contains(where: { $0 > 2 }) else { return }
    throw LedgerDefect.damaged("its head names a format that is not known")
  }

  /// The page size in bytes; nil if the file is not a database.
  private var pageSize: Int? {
    guard let bytes = head(2, at: 16) else { return nil }
    let size = Int(bytes[0]) << 8 | Int(bytes[1])
    return size == 1 ? 65_536 : size >= 512 ? size : nil
  }

  private func head(_ count: Int, at place: off_t) -> [UInt8]? {
    let file = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    return pread(file, &bytes, count, place) == count ? bytes : nil
  }

  func check(_ database: Database) throws {
    let application = try Int.fetchOne(database, sql: "PRAGMA application_id") ?? 0
    let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
    let pageSize = try Int.fetchOne(database, sql: "PRAGMA page_size") ?? 0
    let check = pages * pageSize > Self.fullCheck ? "quick_check" : "integrity_check"
    // Check for damage first: in a damaged file the other two checks mean nothing.
    let finding = try String.fetchOne(database, sql: "PRAGMA \(check)(1)") ?? "no answer"
    guard finding == "ok" else { throw LedgerDefect.damaged(finding) }
    guard application == LedgerSchema.application else { throw LedgerDefect.foreign }
    guard (1...LedgerSchema.version).contains(version) else { throw LedgerDefect.version(version) }
    // SQLite's check does not notice a changed byte in a column's name.
    let ours = try Self.inMemory(version: version).read(Self.tables)
    guard try Self.tables(in: database) == ours else { throw LedgerDefect.damaged("its tables are not ours") }
    // Nor does it notice one in the values.
    let entries = try Row.fetchCursor(
      database, sql: "SELECT \(OutboxRow.columns) FROM outbox WHERE state <> 'seen'")
    while let row = try entries.next() {
      guard OutboxRow(row)?.outboxEntry != nil else { throw Self.damagedEntry }
    }
    if version < LedgerSchema.version { try LedgerSchema.upgrade(database, from: version) }
  }

  private static func tables(in database: Database) throws -> [String] {
    try String.fetchAll(database, sql: "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
  }
}
