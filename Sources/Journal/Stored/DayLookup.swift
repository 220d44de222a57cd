public import Audit

/// The days of many moments that follow each other, for which asking the time zone each time would be slow.
public struct DayLookup {
  private let clock: WallClock
  private var last: (day: CalendarDay, start: WallTime, end: WallTime)?

  /// Days as this clock counts them.
  public init(_ clock: WallClock) { self.clock = clock }

  /// The day that a moment is in.
  public mutating func day(of moment: WallTime) -> CalendarDay {
    if let last, last.start <= moment, moment < last.end { return last.day }
    let day = clock.day(of: moment)
    last = (day, clock.moment(day), clock.moment(day, plusDays: 1))
    return day
  }
}
