import CSystemd
import Glibc
import SystemPackage

/// One journal file, read by itself from its newest entry to its oldest.
///
/// Where libsystemd 252 merges the files of several boxes, it goes by their clocks: it skips what was written after a
/// clock was set back, and what was sent again. Within one file it goes by the numbers of the entries, and skips nothing.
/// The corresponding C functions are those of sd-journal(3).
final class StoredFile {
  private let path: String
  private let matches: [String]
  /// The file itself, because a journal is renamed when it is full, and deleted when it is old.
  private let descriptor: CInt
  private var journal: OpaquePointer?
  /// The entry at which the journal was released.
  private var cursor: String?
  /// The entry that the file is at; nil before the first and after the last.
  private(set) var position: StoredPosition?

  /// Opens the file at this path.
  ///
  /// - Parameter matches: the fields that an entry must have.
  init(path: String, matches: [String]) throws(StoredJournalProblem) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw StoredJournalProblem(.files([path]), Errno(rawValue: errno)) }
    (self.path, self.matches) = (path, matches)
    _ = try opened()
  }

  deinit {
    sd_journal_close(journal)
    close(descriptor)
  }

  /// Goes before the newest entry.
  func rewind() throws(StoredJournalProblem) {
    (cursor, position) = (nil, nil)
    try check(sd_journal_seek_tail(try opened()))
  }

  /// Goes to the next older entry.
  ///
  /// - Returns: where it is; nil if there is none.
  @discardableResult
  func goBack() throws(StoredJournalProblem) -> StoredPosition? {
    let journal = try opened()
    position = nil
    guard try check(sd_journal_previous(journal)) > 0 else { return nil }
    var stamp: UInt64 = 0
    try check(sd_journal_get_realtime_usec(journal, &stamp))
    let time = WallTime(rawValue: Int64(clamping: stamp))
    position = try withCursor(of: journal) { StoredPosition(cursor: $0, time: time) }
    return position
  }

  /// Reads the fields of the entry that the file is at.
  func read(into fields: StoredFields) throws(StoredJournalProblem) { fields.read(try opened()) }

  /// Gives back what libsystemd has mapped, which may be 512 MB. Reading goes on where it was.
  func release() throws(StoredJournalProblem) {
    guard let open = journal else { return }
    cursor = position == nil ? nil : try withCursor(of: open) { String(cString: $0) }
    sd_journal_close(open)
    journal = nil
  }

  /// The journal at the current entry, or after the newest.
  private func opened() throws(StoredJournalProblem) -> OpaquePointer {
    if let journal { return journal }
    let fresh = try openedAnew()
    journal = fresh
    for match in matches {
      // By its length, because the name of an app may include any byte.
      var match = match
      try check(match.withUTF8 { sd_journal_add_match(fresh, $0.baseAddress, $0.count) })
    }
    if let cursor {
      try check(sd_journal_seek_cursor(fresh, cursor))
      // A cursor is before its entry in both directions.
      try check(sd_journal_previous(fresh))
    } else {
      try check(sd_journal_seek_tail(fresh))
    }
    return fresh
  }

  private func openedAnew() throws(StoredJournalProblem) -> OpaquePointer {
    // libsystemd closes the one that it gets, unless it fails.
    var (own, opened) = ([fcntl(descriptor, F_DUPFD_CLOEXEC, 0)], OpaquePointer?.none)
    guard own[0] >= 0 else { throw problem(errno) }
    let code = sd_journal_open_files_fd(&opened, &own, 1, 0)
    guard code >= 0, let opened else {
      close(own[0])
      throw problem(code < 0 ? -code : EBADMSG)
    }
    return opened
  }

  private func withCursor<Result>(
    of journal: OpaquePointer, _ read: (UnsafePointer<CChar>) -> Result?
  ) throws(StoredJournalProblem) -> Result {
    var text: UnsafeMutablePointer<CChar>?
    try check(sd_journal_get_cursor(journal, &text))
    defer { free(text) }
    guard let text, let result = read(text) else { throw problem(EBADMSG) }
    return result
  }

  @discardableResult
  private func check(_ code: CInt) throws(StoredJournalProblem) -> CInt {
    guard code >= 0 else { throw problem(-code) }
    return code
  }

  private func problem(_ code: CInt) -> StoredJournalProblem {
    StoredJournalProblem(.files([path]), Errno(rawValue: code))
  }
}
