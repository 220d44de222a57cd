/// A span of time in words, such as “2d 4h” or “90 min”. Source: systemd.time(7), “Parsing time spans”.
enum TimeSpan {
  /// Microseconds; nil for a text that is not a span.
  static func of(_ text: String) -> Int64? {
    var rest = text[...]
    var total: Int64 = 0
    var isEmpty = true
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.isEmpty { return isEmpty ? nil : total }
      let number = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      rest = rest.dropFirst(number.count).drop(while: \.isWhitespace)
      let unit = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(unit.count)
      guard let length = unit.isEmpty ? second : units[String(unit)], let part = decimal(number, times: length)
      else { return nil }
      let (sum, isOver) = total.addingReportingOverflow(part)
      guard !isOver else { return nil }
      (total, isEmpty) = (sum, false)
    }
  }

  /// A number of digits with at most six decimals, times a factor.
  static func decimal(_ text: some StringProtocol, times factor: Int64) -> Int64? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, !first.isEmpty,
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }), let whole = Int64(first)
    else { return nil }
    let (value, isOver) = whole.multipliedReportingOverflow(by: factor)
    guard !isOver else { return nil }
    guard parts.count == 2 else { return value }
    guard (1...6).contains(parts[1].count), let digits = Int64(parts[1]) else { return nil }
    let scale = parts[1].reduce(Int64(1)) { scale, _ in scale * 10 }
    return value + Int64(Double(digits) / Double(scale) * Double(factor))
  }

  private static let second: Int64 = 1_000_000
  private static let units: [String: Int64] = {
    let day = 86_400 * second
    // A month and a year are those of systemd: 30.44 and 365.25 days.
    let named: [(Int64, [String])] = [
      (1, ["usec", "us", "µs", "μs"]), (1_000, ["msec", "ms"]), (second, ["seconds", "second", "sec", "s"]),
      (60 * second, ["minutes", "minute", "min", "m"]), (3_600 * second, ["hours", "hour", "hr", "h"]),
      (day, ["days", "day", "d"]), (7 * day, ["weeks", "week", "w"]), (2_629_800 * second, ["months", "month", "M"]),
      (31_557_600 * second, ["years", "year", "y"]),
    ]
    return named.reduce(into: [:]) { units, entry in for name in entry.1 { units[name] = entry.0 } }
  }()
}
