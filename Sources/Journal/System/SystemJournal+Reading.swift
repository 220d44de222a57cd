import Glibc

extension SystemJournal {
  /// Whether this process may read its entries back; otherwise it cannot know what the journal holds.
  public static var isReadable: Bool {
    if case .readable = JournalAccess.current(user: getuid()) { true } else { false }
  }
}
