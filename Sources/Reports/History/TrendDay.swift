public import Audit

/// What one day changed.
public struct TrendDay: Hashable, Sendable {
  public let day: CalendarDay
  /// How many captures were audited.
  public var captures = 0
  /// How many findings appeared.
  public var appeared = 0
  /// How many findings were fixed.
  public var fixed = 0
  /// How many findings were wrong, as a log of the device showed.
  public var withdrawn = 0
  /// How many findings were there at its end.
  public var open = 0

  init(_ day: CalendarDay) { self.day = day }
}
