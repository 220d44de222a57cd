/// How patient delivery is with journald.
public struct DeliverySettings: Sendable {
  /// How many entries are sent before the outbox is updated.
  public var batch = 256
  /// How long to collect entries, and proof of them, after some were just sent or found. They then share a transaction.
  /// The first one never waits.
  public var gathering: Duration = .milliseconds(25)
  /// The first and the longest pause after the journal did not take an entry.
  public var pauses: ClosedRange<Duration> = .milliseconds(10) ... .seconds(5)
  /// How long an entry may stay unseen before a11yd looks for it: at first, and at most. The time doubles with each
  /// try.
  public var patience: ClosedRange<Duration> = .seconds(5) ... .seconds(60)
  /// After how many tries without proof an entry is given up, while others get through.
  public var tries = 10
  /// The same while no entry gets through: about a day with the longest patience.
  public var triesInVain = 1_440
  /// The fewest and the most entries that may be out without proof.
  public var window = 16...4_096
  /// How long seen entries are kept. journald syncs to disk only every five minutes.
  public var kept: Duration = .seconds(600)
  /// Problems shorter than this get no entry.
  public var worthSaying: Duration = .seconds(5)
  /// How long to wait for a journal without files before delivery continues without proof.
  public var absence: Duration = .seconds(60)

  /// The defaults, for journald.
  public init() {}

  /// How long an entry that was sent this many times may stay unseen.
  func patience(tries: Int) -> Duration {
    // Limits the shift; after a few doublings only the upper bound counts.
    min(patience.lowerBound * (1 << min(max(tries - 1, 0), 10)), patience.upperBound)
  }
}
