/// A time from a capture (RFC 3339), in seconds since 1970.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z, with fractions.
  public let seconds: Double

  /// The time in a text such as `2026-11-21T09:30:00.2Z` or `2026-11-21 09:30:00+01:00`; nil for other texts.
  ///
  /// Source: RFC 3339, section 5.6. A time without a zone counts as UTC, because all captures of a session have the
  /// same zone.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 19, [UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")].contains(bytes[10]),
      bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"), bytes[13] == UInt8(ascii: ":"),
      bytes[16] == UInt8(ascii: ":")
    else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      bytes[range].reduce(Int?(0)) { sum, byte in
        guard let sum, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        return sum * 10 + Int(byte - UInt8(ascii: "0"))
      }
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10), let hour = number(11..<13),
      let minute = number(14..<16), let second = number(17..<19), (1...12).contains(month), (1...31).contains(day),
      hour < 24, minute < 60, second < 61
    else { return nil }
    var rest = bytes[19...]
    var fraction = 0.0
    if rest.first == UInt8(ascii: ".") {
      var unit = 0.1
      rest = rest.dropFirst()
      while let digit = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) {
        fraction += Double(digit - UInt8(ascii: "0")) * unit
        unit /= 10
        rest = rest.dropFirst()
      }
    }
    var offset = 0
    if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      guard rest.count == 6, rest[rest.startIndex + 3] == UInt8(ascii: ":"),
        let hours = number(rest.startIndex + 1..<rest.startIndex + 3),
        let minutes = number(rest.startIndex + 4..<rest.startIndex + 6)
      else { return nil }
      offset = (hours * 60 + minutes) * (sign == UInt8(ascii: "+") ? 60 : -60)
    } else if let zone = rest.first {
      guard rest.count == 1, zone == UInt8(ascii: "Z") || zone == UInt8(ascii: "z") else { return nil }
    }
    let days = Self.days(year, month, day)
    seconds = Double(((days * 24 + hour) * 60 + minute) * 60 + second - offset) + fraction
  }

  /// Whether a text such as `2026-11-21T09:30:00+01:00` says its zone.
  package static func hasZone(_ text: String) -> Bool {
    guard let time = text.utf8.dropFirst(19).last(where: { !(0x30...0x3A).contains($0) }) else { return false }
    return time != UInt8(ascii: ".")
  }

  public static func < (left: Timestamp, right: Timestamp) -> Bool { left.seconds < right.seconds }

  /// Days since 1970-01-01, by the calendar that counts years from March.
  package static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
