import Glibc

/// Times of capture that exporters write as numbers.
enum CaptureTime {
  /// RFC 3339 in UTC of milliseconds since 1970; nil for zero and for what is no time.
  static func text(milliseconds: Double) -> String? {
    // Up to the year 9999.
    guard milliseconds >= 1, milliseconds < 253_402_300_800_000 else { return nil }
    var seconds = time_t(milliseconds / 1000)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let numbers = [parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec]
    let digits = zip(numbers, [4, 2, 2, 2, 2, 2]).map { number, width in
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(digits[0])-\(digits[1])-\(digits[2])T\(digits[3]):\(digits[4]):\(digits[5])Z"
  }
}
