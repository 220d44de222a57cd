/// A time in which a sink took no entries.
struct SinkOutage: Hashable, Sendable {
  let since: WallTime
  /// The first cause, in words.
  let cause: String
  private let start: ContinuousClock.Instant

  /// An outage that begins now.
  init(_ cause: String) { (since, self.cause, start) = (.now, cause, .now) }

  /// How long it has lasted, by the monotonic clock.
  var length: Duration { .now - start }
}
