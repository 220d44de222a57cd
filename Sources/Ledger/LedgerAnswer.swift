public import Journal

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
