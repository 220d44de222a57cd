import Glibc

extension SystemJournal {
  /// Whether this process may read what it wrote; only then is it known what the journal holds.
  public static var isReadable: Bool {
    if case .readable = JournalAccess.current(user: getuid()) { true } else { false }
  }
}
