/// What an entry of the daemon says, as far as a history of findings counts it.
public enum HistoryEntrySort: Sendable {
  /// A finding is there.
  case finding
  /// A finding is gone.
  case fixed
  /// A finding was wrong.
  case withdrawn
  /// A capture was audited.
  case audit
  /// A file could not be audited.
  case unreadable
  case other
}
