import AccessibilityTree

/// How many seconds after something an event came, or between which two numbers that lies.
struct Latency {
  /// An announcement may come a little before what it announces.
  static let tolerance = 0.3

  /// Nil where nobody knows when the earlier thing was at the latest.
  let atLeast: Double?
  let atMost: Double

  init(_ seconds: Double) { (atLeast, atMost) = (seconds, seconds) }

  init(atLeast: Double?, atMost: Double) { (self.atLeast, self.atMost) = (atLeast, atMost) }

  /// Certainly before it.
  var isEarly: Bool { atMost < -Self.tolerance }

  /// Not before it, and at most so many seconds after.
  func isWithin(_ limit: Double) -> Truth {
    if isEarly { return .no }
    if atMost <= limit { return .yes }
    return isAfter(limit) == .yes ? .no : .unknown
  }

  /// More than so many seconds after it.
  func isAfter(_ limit: Double) -> Truth {
    if atMost <= limit { return .no }
    return atLeast.map { $0 > limit } == true ? .yes : .unknown
  }

  /// What messages name: the least that is known.
  var shown: Double { max(atLeast ?? atMost, 0) }
}
