import CSystemd
import SystemPackage

/// Entries of this process as journald has stored them. The corresponding C functions are those of sd-journal(3).
final class JournalReader: JournalReading {
  private let journal: OpaquePointer
  private let origin: OwnOrigin

  /// - Parameters:
  ///   - time: where `next` starts; nil if the journal is only asked whether it holds an id.
  ///   - directory: a directory to read instead of the machine's own journal.
  init(_ origin: OwnOrigin, from time: WallTime?, directory: String? = nil) throws(Errno) {
    self.origin = origin
    var opened: OpaquePointer?
    let code =
      if let directory {
        sd_journal_open_directory(&opened, directory, 0)
      } else {
        sd_journal_open(&opened, CInt(SD_JOURNAL_LOCAL_ONLY))
      }
    guard code >= 0, let journal = opened else { throw Errno(rawValue: -code) }
    self.journal = journal
    guard let time else { return }
    // Ask before the first entry is read, or a write by journald in between would go unnoticed.
    _ = sd_journal_get_fd(journal)
    try match(origin.matches)
    if let suppression = origin.suppressionMatches {
      try check(sd_journal_add_disjunction(journal))
      try match(suppression)
    }
    try check(sd_journal_seek_realtime_usec(journal, UInt64(max(time.rawValue, 0))))
  }

  deinit { sd_journal_close(journal) }

  func next() throws(Errno) -> JournalSight? {
    while try check(sd_journal_next(journal)) > 0 {
      // Entries that journald itself writes do not have our ids, and only they use its own transport.
      if let id = value(of: "AX_ENTRY").flatMap({ EntryID(rawValue: $0) }) { return .entry(id) }
      if value(of: "_TRANSPORT") == "driver", let count = value(of: "N_DROPPED").flatMap({ Int($0) }) {
        return .suppressed(count)
      }
    }
    return nil
  }

  func holds(_ id: EntryID) throws(Errno) -> Bool {
    sd_journal_flush_matches(journal)
    try match(origin.matches + ["AX_ENTRY=\(id)"])
    try check(sd_journal_seek_head(journal))
    return try check(sd_journal_next(journal)) > 0
  }

  var oldest: WallTime? {
    var from: UInt64 = 0
    guard sd_journal_get_cutoff_realtime_usec(journal, &from, nil) > 0 else { return nil }
    return WallTime(rawValue: Int64(clamping: from))
  }

  var descriptor: FileDescriptor? {
    let descriptor = sd_journal_get_fd(journal)
    return descriptor >= 0 ? FileDescriptor(rawValue: descriptor) : nil
  }

  func process() throws(Errno) { try check(sd_journal_process(journal)) }

  private func match(_ matches: [String]) throws(Errno) {
    for match in matches { try check(sd_journal_add_match(journal, match, 0)) }
  }

  /// The value of a field; nil if the entry does not have it or it cannot be read.
  private func value(of field: String) -> String? {
    var data: UnsafeRawPointer?
    var count = 0
    guard sd_journal_get_data(journal, field, &data, &count) >= 0, let data else { return nil }
    // “NAME=value”
    return String(
      decoding: UnsafeRawBufferPointer(start: data, count: count).dropFirst(field.utf8.count + 1), as: UTF8.self)
  }

  @discardableResult
  private func check(_ code: CInt) throws(Errno) -> CInt {
    guard code >= 0 else { throw Errno(rawValue: -code) }
    return code
  }
}
