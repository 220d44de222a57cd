public import Audit
internal import Glibc

/// The clock on the wall: which day and hour a moment is, here or in UTC.
public enum WallClock: Sendable {
  case local
  case utc

  /// The moment of a day and a time; days and times beyond the end of their month or day count on.
  ///
  /// The corresponding C functions are `mktime` and `timegm`.
  func moment(_ day: CalendarDay, plusDays: Int = 0, hour: Int = 0, minute: Int = 0, second: Int = 0) -> WallTime {
    var date = tm()
    date.tm_year = Int32(day.year - 1_900)
    date.tm_mon = Int32(day.month - 1)
    date.tm_mday = Int32(clamping: day.day + plusDays)
    (date.tm_hour, date.tm_min, date.tm_sec) = (Int32(hour), Int32(minute), Int32(second))
    date.tm_isdst = -1
    let seconds =
      switch self {
      case .local: mktime(&date)
      case .utc: timegm(&date)
      }
    return WallTime(rawValue: Int64(seconds) * 1_000_000)
  }

  /// The day that a moment is in. The corresponding C functions are `localtime_r` and `gmtime_r`.
  public func day(of moment: WallTime) -> CalendarDay {
    let date = date(of: moment)
    return CalendarDay(year: Int(date.tm_year) + 1_900, month: Int(date.tm_mon) + 1, day: Int(date.tm_mday)) ?? .last
  }

  /// A moment for people, such as “2026-11-21 14:03 CET”.
  public func text(_ moment: WallTime) -> String {
    let date = date(of: moment)
    let zone =
      switch self {
      case .local: date.tm_zone.map { " " + String(cString: $0) } ?? ""
      case .utc: " UTC"
      }
    let time = [date.tm_hour, date.tm_min].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    return "\(day(of: moment)) \(time)\(zone)"
  }

  private func date(of moment: WallTime) -> tm {
    var (clock, date) = (time_t(moment.rawValue / 1_000_000), tm())
    switch self {
    case .local: localtime_r(&clock, &date)
    case .utc: gmtime_r(&clock, &date)
    }
    return date
  }
}
