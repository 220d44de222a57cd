/// What only the parts around the daemon know of themselves, asked each time somebody wants the status.
public struct StatusSource: Sendable {
  /// Of the running command.
  public var version: String
  /// nil for what the ledger knows by itself, as the other two.
  public var ledger: (@Sendable () -> DaemonStatus.Ledger)?
  public var journal: (@Sendable () -> DaemonStatus.Journal)?
  /// How many files are put aside.
  public var quarantined: (@Sendable () -> Int)?

  /// What the daemon's own parts know, unless a test says otherwise.
  public init(
    version: String = "", ledger: (@Sendable () -> DaemonStatus.Ledger)? = nil,
    journal: (@Sendable () -> DaemonStatus.Journal)? = nil, quarantined: (@Sendable () -> Int)? = nil
  ) {
    (self.version, self.ledger, self.journal, self.quarantined) = (version, ledger, journal, quarantined)
  }
}
