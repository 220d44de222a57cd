import AccessibilityTree

/// How the clock of a log and that of the captures go together.
struct LogSkew: Sendable {
  let clock: DeviceLog.Clock
  /// In seconds, the log’s time less the captures’.
  let offset: Double
  /// In seconds, how wrong it may be.
  let slack: Double

  /// Two clocks that are said to be the same may still differ: devices and hosts set theirs by the network.
  private static let unmeasured = 2.0
  private static let measured = 0.5
  /// How far two measurements of one offset may lie apart.
  private static let agreement = 1.0

  /// Nil where nobody can know it: the log does not say its zone, and nothing is in both.
  init?(of log: SessionLog, among steps: [RecordedStep]) {
    clock = log.log.clock
    if let offset = Self.measure(log, steps) {
      (self.offset, slack) = (offset, Self.measured)
      return
    }
    let times = steps.compactMap(\.meta.capturedAt)
    let agrees =
      switch clock {
      case .absolute: times.allSatisfy(Timestamp.hasZone)
      case .local, .localWithoutYear: times.allSatisfy { !Timestamp.hasZone($0) }
      case .unknown: false
      }
    guard agrees, !times.isEmpty else { return nil }
    (offset, slack) = (0, Self.unmeasured)
  }

  /// From when to when, on the clock of the log, something may have been that a capture dates so.
  func logTime(of text: String?) -> Range<Double>? {
    guard let text, let seconds = Self.seconds(text, clock) else { return nil }
    // Whole seconds are cut off, not rounded.
    let length = text.contains(".") ? 0.0 : 1.0
    return seconds + offset - slack..<seconds + offset + slack + length
  }

  /// What a time of the log is called on the captures’ clock, RFC 3339.
  func text(of at: Double?) -> String? {
    guard let at, clock != .localWithoutYear else { return nil }
    return UnixTime.text(milliseconds: Int(((at - offset) * 1_000).rounded()))
  }

  private static func seconds(_ text: String, _ clock: DeviceLog.Clock) -> Double? {
    Timestamp(clock == .localWithoutYear ? "1972" + text.dropFirst(4) : text)?.seconds
  }

  // MARK: measuring

  /// By what the log and the captures both date: captures that the lab marked, and taps.
  private static func measure(_ log: SessionLog, _ steps: [RecordedStep]) -> Double? {
    let marked = steps.compactMap { step -> Double? in
      guard let mark = log.mark(of: step), let at = log.log.entries[mark].at, let text = step.meta.capturedAt,
        let seconds = seconds(text, log.log.clock)
      else { return nil }
      return at - seconds
    }
    if let offset = agreed(marked.map { [$0] }) { return offset }
    return agreed(taps(log, steps))
  }

  /// For each tap that a capture dates, how far it is from each tap of the log on a node with the same words.
  private static func taps(_ log: SessionLog, _ steps: [RecordedStep]) -> [[Double]] {
    zip(steps, steps.dropFirst()).compactMap { before, step in
      guard let text = step.meta.triggerAt, let at = seconds(text, log.log.clock),
        let node = step.snapshot.trigger(in: before.snapshot)
      else { return nil }
      let words = Set([Property.label, .text].compactMap { before.snapshot[node].text($0).value })
      let offsets = log.log.entries.compactMap { entry -> Double? in
        guard case .tapped(let target?) = entry.happening, let time = entry.at,
          !words.isDisjoint(with: [target.label, target.text].compactMap(\.self))
        else { return nil }
        return time - at
      }
      return offsets.isEmpty ? nil : offsets
    }
  }

  /// The one offset that all measurements allow; nil where there are none, or several.
  private static func agreed(_ measurements: [[Double]]) -> Double? {
    guard let first = measurements.first else { return nil }
    let possible = first.filter { offset in
      measurements.allSatisfy { $0.contains { abs($0 - offset) <= agreement } }
    }
    guard let least = possible.min(), let most = possible.max(), most - least <= agreement else { return nil }
    return (least + most) / 2
  }
}
