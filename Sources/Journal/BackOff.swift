/// How long to wait between tries: each time twice as long, up to a limit.
public struct BackOff: Hashable, Sendable {
  public var first: Duration
  public var longest: Duration
  private var next: Duration

  /// A tenth of the way a person notices, up to what a person would try by hand.
  public init(first: Duration = .milliseconds(10), longest: Duration = .seconds(1)) {
    (self.first, self.longest, next) = (first, longest, first)
  }

  /// The next pause.
  mutating func pause() -> Duration {
    defer { next = min(next * 2, longest) }
    return next
  }
}
