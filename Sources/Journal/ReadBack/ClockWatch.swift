/// Notices that the wall clock was set back. Entries sent before then never seem old enough to look for.
struct ClockWatch {
  private let start = ContinuousClock.now
  private var last: Duration?

  /// Whether the clock was set back by more than a second since the last call.
  mutating func wasSetBack(now: WallTime) -> Bool {
    let drift = .microseconds(now.rawValue) - (.now - start)
    defer { last = drift }
    return last.map { drift < $0 - .seconds(1) } ?? false
  }
}
