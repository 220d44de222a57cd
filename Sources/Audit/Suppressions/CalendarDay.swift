/// A day of the Gregorian calendar, such as 2027-01-31, wherever it is that day.
public struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let year: Int
  public let month: Int
  public let day: Int

  /// A day that there is, years with four digits; nil for any other.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9_999).contains(year), (1...12).contains(month),
      (1...Self.length(ofMonth: month, year)).contains(day)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The day as ISO 8601 writes it, `2027-01-31`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) })
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  private init(last year: Int) { (self.year, month, day) = (year, 12, 31) }

  /// The last that can be written.
  public static let last = CalendarDay(last: 9_999)

  /// `2027-01-31`.
  public var description: String {
    [(year, 4), (month, 2), (day, 2)].map { number, width in
      let digits = String(number)
      return String(repeating: "0", count: width - digits.count) + digits
    }.joined(separator: "-")
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// The same date a year later; of 29 February the 28th.
  public var nextYear: CalendarDay {
    CalendarDay(year: year + 1, month: month, day: day)
      ?? CalendarDay(year: year + 1, month: month, day: day - 1) ?? self
  }

  private static func length(ofMonth month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
