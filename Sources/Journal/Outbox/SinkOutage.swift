/// A time in which a sink took nothing.
struct SinkOutage: Hashable, Sendable {
  let since: WallTime
  /// The first cause, in words.
  let cause: String
  private let start: ContinuousClock.Instant

  /// One that begins now.
  init(_ cause: String) { (since, self.cause, start) = (.now, cause, .now) }

  /// How long it has taken, by a clock that nobody sets.
  var length: Duration { .now - start }
}
