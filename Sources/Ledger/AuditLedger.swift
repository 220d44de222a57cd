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

/// One audit under way.
public struct Trial: Hashable, Sendable {
  public let content: Fingerprint
  public let path: String
  /// Audits of this content at this path before: what is audited again on request is said again.
  public let round: Int
  /// Whether the file lay there when it was found.
  public let lay: Bool
  /// The daemon died while it was audited before.
  public let isSuspected: Bool

  /// A trial of this content.
  public init(content: Fingerprint, path: String, round: Int = 0, lay: Bool = false, isSuspected: Bool = false) {
    (self.content, self.path, self.round, self.lay) = (content, path, round, lay)
    self.isSuspected = isSuspected
  }
}

/// What a ledger knows of a content at a path.
public enum LedgerAnswer: Hashable, Sendable {
  /// Nobody audits it or has audited it.
  case new(Trial)
  /// The daemon died while this and others were audited: this one is to be tried while no other is.
  case suspect(Trial)
  /// The daemon died twice over it; it stays aside until its content changes.
  case quarantined(Trial)
  /// It was answered for at this path. When, in case that the captures after it are compared with it.
  case known(since: WallTime)
  /// It was audited, or is at the moment, under another path.
  case same(Trial, as: String)
}
