import CSystemd
import Glibc
import SystemPackage

/// The entries of one unit that journald has stored, newest first.
///
/// Any process may write `AX_FINDING`. So entries count only if journald itself says that they came from the unit
/// (`_SYSTEMD_UNIT`). The corresponding C functions are those of sd-journal(3).
public final class StoredJournal {
  private let source: JournalSource
  private let matches: [String]
  private let fields = StoredFields()
  private var journal: OpaquePointer
  /// libsystemd keeps up to 512 MB of journal files mapped, and only closing it gives them back.
  var entriesBetweenOpenings = 20_000

  /// Opens a journal.
  ///
  /// - Parameters:
  ///   - unit: the service; `a11yd` means `a11yd.service`.
  ///   - app: the app whose entries are read, as in `AX_APP`; nil for all entries.
  public init(_ source: JournalSource, unit: String, app: String?) throws(StoredJournalProblem) {
    guard !unit.isEmpty, unit.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw StoredJournalProblem(unit: unit)
    }
    // libsystemd opens a journal without the right to read it, and shows an empty one.
    if source == .system, case .forbidden(let path) = JournalAccess.current(user: nil) {
      throw StoredJournalProblem(mayNotRead: path)
    }
    self.source = source
    matches = ["_SYSTEMD_UNIT=" + Self.fullName(unit)] + (app.map { ["AX_APP=" + $0] } ?? [])
    journal = try Self.open(source, matches)
  }

  deinit { sd_journal_close(journal) }

  /// Calls `take` with each entry of these times, the newest first.
  ///
  /// - Parameter take: the entry is valid until it returns.
  public func newestFirst(
    since: WallTime?, until: WallTime?, _ take: (StoredEntry) -> Void
  ) throws(StoredJournalProblem) {
    if let until {
      try check(sd_journal_seek_realtime_usec(journal, UInt64(max(until.rawValue, 0))))
    } else {
      try check(sd_journal_seek_tail(journal))
    }
    var count = 0
    while try check(sd_journal_previous(journal)) > 0 {
      var stamp: UInt64 = 0
      try check(sd_journal_get_realtime_usec(journal, &stamp))
      let time = WallTime(rawValue: Int64(clamping: stamp))
      if let until, time > until { continue }
      if let since, time < since { return }
      fields.read(journal)
      take(StoredEntry(time: time, fields: fields))
      count += 1
      if count % entriesBetweenOpenings == 0 { try openAgain() }
    }
  }

  /// Opens the journal at the entry that was just read.
  private func openAgain() throws(StoredJournalProblem) {
    var cursor: UnsafeMutablePointer<CChar>?
    try check(sd_journal_get_cursor(journal, &cursor))
    defer { free(cursor) }
    let fresh = try Self.open(source, matches)
    sd_journal_close(journal)
    journal = fresh
    try check(sd_journal_seek_cursor(journal, cursor))
    // A cursor is before its entry in both directions.
    try check(sd_journal_previous(journal))
  }

  private static func open(_ source: JournalSource, _ matches: [String]) throws(StoredJournalProblem) -> OpaquePointer {
    var opened: OpaquePointer?
    let code = code(ofOpening: source, &opened)
    guard code >= 0, let journal = opened else { throw StoredJournalProblem(source, Errno(rawValue: -code)) }
    for match in matches {
      // By its length, because the name of an app may include any byte.
      var match = match
      let code = match.withUTF8 { sd_journal_add_match(journal, $0.baseAddress, $0.count) }
      guard code >= 0 else {
        sd_journal_close(journal)
        throw StoredJournalProblem(source, Errno(rawValue: -code))
      }
    }
    return journal
  }

  private static func code(ofOpening source: JournalSource, _ journal: inout OpaquePointer?) -> CInt {
    switch source {
    case .system: return sd_journal_open(&journal, CInt(SD_JOURNAL_LOCAL_ONLY))
    case .directory(let path): return sd_journal_open_directory(&journal, path, 0)
    case .root(let path): return sd_journal_open_directory(&journal, path, CInt(SD_JOURNAL_OS_ROOT))
    case .files(let paths):
      var names = paths.map { UnsafePointer(strdup($0)) } + [nil]
      defer { for name in names { free(UnsafeMutablePointer(mutating: name)) } }
      return sd_journal_open_files(&journal, &names, 0)
    }
  }

  /// A name without a suffix is that of a service, as for systemctl.
  private static func fullName(_ unit: String) -> String { unit.contains(".") ? unit : unit + ".service" }

  @discardableResult
  private func check(_ code: CInt) throws(StoredJournalProblem) -> CInt {
    guard code >= 0 else { throw StoredJournalProblem(source, Errno(rawValue: -code)) }
    return code
  }
}
