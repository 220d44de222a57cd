import Glibc
package import Journal

/// A time as UTC, such as “2026-11-21T14:03:07Z”, for people in every time zone. Source: ISO 8601.
package enum UTCTime {
  package static func text(_ moment: WallTime) -> String {
    var (clock, date) = (time_t(moment.rawValue / 1_000_000), tm())
    gmtime_r(&clock, &date)
    let day = [Int(date.tm_year) + 1_900, Int(date.tm_mon) + 1, Int(date.tm_mday)].map(twoDigits)
    let time = [Int(date.tm_hour), Int(date.tm_min), Int(date.tm_sec)].map(twoDigits)
    return day.joined(separator: "-") + "T" + time.joined(separator: ":") + "Z"
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
