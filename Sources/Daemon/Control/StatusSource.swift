/// The parts of the status that only the components around the daemon know. They are asked for each status.
public struct StatusSource: Sendable {
  /// The version of the running command.
  public var version: String
  /// Where the ledger is; if nil, the ledger itself is asked. The same applies to the next two.
  public var ledger: (@Sendable () -> DaemonStatus.Ledger)?
  public var journal: (@Sendable () -> DaemonStatus.Journal)?
  /// How many files are in quarantine.
  public var quarantined: (@Sendable () -> Int)?

  /// By default, the daemon's own components are asked; tests replace them.
  public init(
    version: String = "", ledger: (@Sendable () -> DaemonStatus.Ledger)? = nil,
    journal: (@Sendable () -> DaemonStatus.Journal)? = nil, quarantined: (@Sendable () -> Int)? = nil
  ) {
    (self.version, self.ledger, self.journal, self.quarantined) = (version, ledger, journal, quarantined)
  }
}
