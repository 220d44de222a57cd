/// Decides when a screen has stopped changing: two sources in a row are equal.
struct Settling: Sendable {
  /// How long after the act the recorder looks, unless it saw two equal sources before.
  let limit: Duration
  private let before: String?
  private var last: String?
  private var looks = 0

  /// - Parameter before: the screen before the act. While it is still there, the app may not have begun to react.
  init(limit: Duration, before: String?) { (self.limit, self.before) = (limit, before) }

  /// What to do after a look.
  enum Next: Equatable {
    case settled
    case unsettled
    /// Look again after this pause.
    case again(after: Duration)
  }

  /// Two looks closer together than this would both see the screen before it began to change.
  private var pause: Duration { limit / 4 }

  /// Takes note of a source.
  ///
  /// - Parameter elapsed: since the server answered.
  mutating func next(_ source: String, after elapsed: Duration) -> Next {
    defer { (last, looks) = (source, looks + 1) }
    if source == last, source != before || elapsed >= limit { return .settled }
    // A slow server needs longer than the limit for one source; without a second one, nothing is known.
    if looks > 0, source != last, elapsed >= limit { return .unsettled }
    return .again(after: pause)
  }
}
