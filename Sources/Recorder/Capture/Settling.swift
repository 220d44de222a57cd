/// Decides when a screen has stopped changing: two sources in a row are equal.
struct Settling: Sendable {
  /// How long a screen may go on changing.
  let limit: Duration
  /// How long an app may take until it begins to react.
  let patience: Duration
  private let before: String?
  private var last: String?
  /// When the screen was first seen to be another one, since the server answered.
  private var change: Duration?

  /// - Parameter before: the screen before the act; nil if there was no act.
  init(limit: Duration, patience: Duration, before: String?) {
    (self.limit, self.patience, self.before) = (limit, max(limit, patience), before)
  }

  /// What to do after a look.
  enum Next: Equatable {
    case settled
    case unsettled
    /// Look again after this pause.
    case again(after: Duration)
  }

  /// Takes note of a source.
  ///
  /// - Parameter elapsed: since the server answered.
  mutating func next(_ source: String, after elapsed: Duration) -> Next {
    defer { last = source }
    if source == before {
      // A tap without an effect is evidence against the app, so a slow app gets its time.
      if last != nil, elapsed >= patience { return .settled }
    } else {
      let start = change ?? elapsed
      change = start
      if source == last { return .settled }
      // A slow server needs longer than the limit for one source; without a second one, nothing is known.
      if elapsed > start, elapsed - start >= limit { return .unsettled }
    }
    // Two looks closer together than this would both see the screen before it began to change.
    return .again(after: max(limit / 4, source == before ? elapsed / 4 : .zero))
  }
}
