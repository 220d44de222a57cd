public import Journal

/// What the ledger knows about a content at a path.
public enum LedgerAnswer: Hashable, Sendable {
  /// It was never audited and is not being audited.
  case new(Trial)
  /// The daemon died while this content was being audited, perhaps with others. It must be audited alone.
  case suspect(Trial)
  /// The daemon died twice while auditing it. The file stays aside until its content changes.
  case quarantined(Trial)
  /// It was already audited at this path, at this time. Later captures may be compared with it.
  case known(since: WallTime)
  /// It was audited, or is being audited, under another path.
  case same(Trial, as: String)
}
