public import AccessibilityTree

/// What was audited: a path and a content together, never an inode.
///
/// The seam behind which the daemon remembers. `MemoryLedger` forgets with the process, so that everything that lies in
/// the drop directory is audited again after a restart; a ledger on disk (SQLite) comes in its place.
public protocol AuditLedger: Sendable {
  /// Whether a content is to be audited; `.new` is said once, until `abandon`.
  func begin(_ content: Fingerprint, at path: String) -> LedgerAnswer
  /// The audit is done, and its entries are on their way to the journal.
  func finish(_ content: Fingerprint, at path: String)
  /// Nothing came of it: the content is as new as before.
  func abandon(_ content: Fingerprint, at path: String)
}

/// What a ledger knows of a content at a path.
public enum LedgerAnswer: Hashable, Sendable {
  /// Nobody audits it or has audited it.
  case new
  /// It was audited under this path, or it was said already that it is the same as another.
  case known
  /// It was audited, or is at the moment, under another path.
  case same(as: String)
}
