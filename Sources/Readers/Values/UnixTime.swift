/// Times that exporters count from 1970.
enum UnixTime {
  private static let millisecondsOfDay = 86_400_000

  /// “2023-11-14T22:13:20.000Z”; nil for 0, which means not set, and outside the years 1970 to 9999.
  static func text(milliseconds: Int) -> String? {
    guard (1..<253_402_300_800_000).contains(milliseconds) else { return nil }
    let (days, time) = milliseconds.quotientAndRemainder(dividingBy: millisecondsOfDay)
    let (year, month, day) = date(days: days)
    let (seconds, fraction) = time.quotientAndRemainder(dividingBy: 1_000)
    let clock = [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { padded($0, 2) }.joined(separator: ":")
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T\(clock).\(padded(fraction, 3))Z"
  }

  /// The Gregorian date this many days after 1970-01-01.
  ///
  /// Source: Howard Hinnant, “chrono-Compatible Low-Level Date Algorithms”, civil_from_days; years there begin in March.
  private static func date(days: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = (days + 719_468).quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let isAfterDecember = month >= 10
    return (yearOfEra + era * 400 + (isAfterDecember ? 1 : 0), month + (isAfterDecember ? -9 : 3), day)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
