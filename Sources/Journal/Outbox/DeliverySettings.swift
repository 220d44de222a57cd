/// How patient delivery is with journald.
public struct DeliverySettings: Sendable {
  /// Entries that are handed over before the outbox is told.
  public var batch = 256
  /// How long entries gather, and proof of them, when some have just been handed over or found: what comes together shares a
  /// transaction. The first one never waits.
  public var gathering: Duration = .milliseconds(25)
  /// The first and the longest pause after the journal took an entry not.
  public var pauses: ClosedRange<Duration> = .milliseconds(10) ... .seconds(5)
  /// How long an entry may be out before it is looked for: at first, and at most; it doubles with each try.
  public var patience: ClosedRange<Duration> = .seconds(5) ... .seconds(60)
  /// Tries without proof after which an entry is given up while others get through.
  public var tries = 10
  /// The same while nothing gets through: about a day of the longest patience.
  public var triesInVain = 1_440
  /// The least and the most that may be out without proof.
  public var window = 16...4_096
  /// How long what was seen is kept: journald writes to the disk every five minutes.
  public var kept: Duration = .seconds(600)
  /// Shorter troubles than this are not worth an entry.
  public var worthSaying: Duration = .seconds(5)
  /// How long a journal without files is waited for before delivery goes on without proof.
  public var absence: Duration = .seconds(60)

  /// What suits journald.
  public init() {}

  /// How long an entry that was sent so often may be out.
  func patience(tries: Int) -> Duration {
    // Beyond a handful of doublings only the bound counts.
    min(patience.lowerBound * (1 << min(max(tries - 1, 0), 10)), patience.upperBound)
  }
}
