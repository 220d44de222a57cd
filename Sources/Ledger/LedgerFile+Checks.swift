import Glibc
import GRDB

extension LedgerFile {
  /// Above this SQLite's full check would take longer than a start may.
  private static let fullCheck = 64 << 20

  /// SQLite takes what lies behind the end of a file for zeros, which are valid values too.
  func checkLength() throws {
    var (file, log) = (stat(), stat())
    guard stat(path, &file) == 0 else { return }
    // Pages that are in the log as well may be no more than begun in the file.
    if stat(path + "-wal", &log) == 0, log.st_size > 0 { return }
    // A file system may leave nothing of a file after a power cut.
    guard file.st_size > 0 else { throw LedgerDefect.damaged("it is empty") }
    guard Int(file.st_size) % (pageSize ?? 512) != 0 else { return }
    throw LedgerDefect.damaged("its last page is cut off")
  }

  /// SQLite only reads a file whose head names a later format than it writes, as it does one on a disk that is read-only.
  ///
  /// Source: “Database File Format”, 1.3.3, “File format version numbers”.
  func checkFormat() throws {
    guard let format = head(2, at: 18), format.contains(where: { $0 > 2 }) else { return }
    throw LedgerDefect.damaged("its head names a format that is not known")
  }

  /// Bytes a page; nil for a file that is no database.
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
    // Damage first: in a damaged file the other two mean nothing.
    let finding = try String.fetchOne(database, sql: "PRAGMA \(check)(1)") ?? "no answer"
    guard finding == "ok" else { throw LedgerDefect.damaged(finding) }
    guard application == LedgerSchema.application else { throw LedgerDefect.foreign }
    guard (1...LedgerSchema.version).contains(version) else { throw LedgerDefect.version(version) }
    // A byte of a column's name is nothing that SQLite's check minds.
    let ours = try Self.inMemory(version: version).read(Self.tables)
    guard try Self.tables(in: database) == ours else { throw LedgerDefect.damaged("its tables are not ours") }
    // Nor one of what is written in them.
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
