public import AccessibilityTree
public import Journal

/// Remembers what was audited, by path and content together and never by inode, and with which result.
///
/// On disk it survives a restart: nothing is reported twice, and everything that was not reported yet is.
public protocol AuditLedger: Sendable {
  /// Whether a content is to be audited. `.new` is answered only once, until `finish` or `abandon`.
  ///
  /// - Parameter lay: whether the file was already there when it was found, so that the daemon may have reported it
  ///   before a restart.
  func begin(_ content: Fingerprint, at path: String, lay: Bool) -> LedgerAnswer
  /// Records a finished audit together with its entries, all or nothing, in the next transaction.
  ///
  /// - Parameter entries: makes the journal entries from how the screen changed.
  func finish(_ trial: Trial, _ record: AuditRecord, entries: @escaping @Sendable (ScreenChange) -> [JournalEntry])
  /// Records that the content needs no audit, or that none was possible, and queues entries that say so, once.
  func settle(_ trial: Trial, saying entries: [JournalEntry])
  /// The same for what a late log decides about findings that were reported.
  ///
  /// - Parameters:
  ///   - withdrawn: they are not reported again before a log upholds them. What was never reported is not mentioned.
  ///   - upheld: those of them that were withdrawn are to be reported again.
  ///   - entries: makes the journal entries from the findings that are withdrawn now, and the ids of those that count again.
  func settle(
    _ trial: Trial, withdrawing withdrawn: [ReportedFinding], upholding upheld: [ReportedFinding],
    entries: @escaping @Sendable (_ withdrawn: [ScreenChange.Fixed], _ again: Set<String>) -> [JournalEntry])
  /// Gives the audit up: the content is as new as before.
  func abandon(_ trial: Trial)
  /// Forgets a content because somebody asked for another audit. The next `begin` of this content at this path answers
  /// `.new`, whatever is known about it there and elsewhere. A quarantine of it ends.
  func forget(_ content: Fingerprint, at path: String)
}
