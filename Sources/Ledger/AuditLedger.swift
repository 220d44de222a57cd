public import AccessibilityTree
public import Journal

/// What was audited, a path and a content together, never an inode; and what became of it.
///
/// Durable where it lies on disk: what was said once is not said again after a restart, and what was not said yet is.
public protocol AuditLedger: Sendable {
  /// Whether a content is to be audited; `.new` is said once, until `finish` or `abandon`.
  ///
  /// - Parameter lay: the file lay there when it was found, so that an earlier life of the daemon may have told of it.
  func begin(_ content: Fingerprint, at path: String, lay: Bool) -> LedgerAnswer
  /// The audit is done: remembers it together with the entries that it makes, all or nothing, with the next transaction.
  ///
  /// - Parameter entries: what the journal is to be told, given how the screen changed.
  func finish(_ trial: Trial, _ record: AuditRecord, entries: @escaping @Sendable (ScreenChange) -> [JournalEntry])
  /// The content needs no audit, or none was possible, and this is said of it, once.
  func settle(_ trial: Trial, saying entries: [JournalEntry])
  /// Nothing came of it: the content is as new as before.
  func abandon(_ trial: Trial)
  /// Somebody asked for what lies there once more: the next `begin` of this content at this path says `.new`, whatever is
  /// known of it there and elsewhere, and a quarantine of it is over.
  func forget(_ content: Fingerprint, at path: String)
}
