import AccessibilityTree

/// The time at the beginning of a line of a log.
///
/// Source: logcat’s formats `threadtime`, `time`, `epoch` and `long` with the modifiers `year`, `zone`, `usec` and `nsec`
/// (platform/system/logging, liblog/logprint.cpp); Android Studio’s export; `uiautomator events`; RFC 3339;
/// Appium’s server log (appium/appium packages/appium/lib/logsink.ts), which is in UTC unless the lab asks for its own zone.
struct LogStamp {
  let at: Double
  let clock: DeviceLog.Clock
  /// How many bytes of the line it takes.
  let count: Int

  /// The time that a line says in another way.
  init(at: Double, clock: DeviceLog.Clock) { (self.at, self.clock, count) = (at, clock, 0) }

  /// Nil for a line that begins otherwise.
  init?(_ line: UnsafeRawBufferPointer) {
    var scan = ByteScan(line)
    scan.skip(while: { $0 == 0x20 })
    // The format `long` has the header in brackets.
    if scan.take(UInt8(ascii: "[")) { scan.skip(while: { $0 == 0x20 }) }
    let start = scan
    if let moment = Self.calendar(&scan) {
      (at, clock) = moment
    } else {
      scan = start
      guard let seconds = Self.epoch(&scan) else { return nil }
      (at, clock) = (seconds, .absolute)
    }
    guard scan.isAtEnd || scan.take(0x20) else { return nil }
    count = scan.place
  }

  private static func epoch(_ scan: inout ByteScan) -> Double? {
    guard let seconds = scan.number(9...11), let fraction = scan.fraction() else { return nil }
    return Double(seconds) + fraction
  }

  /// `08-25 10:12:01.544`, `2026-08-25 10:12:01.544`, either with ` +0200`.
  private static func calendar(_ scan: inout ByteScan) -> (Double, DeviceLog.Clock)? {
    guard let first = scan.number(2...4), scan.take(UInt8(ascii: "-")), let second = scan.number(2...2)
    else { return nil }
    var (year, month, day) = (1972, first, second)
    let hasYear = scan.take(UInt8(ascii: "-"))
    if hasYear {
      guard let last = scan.number(2...2) else { return nil }
      (year, month, day) = (first, second, last)
    }
    let isRFC = hasYear && scan.take(UInt8(ascii: "T"))
    guard isRFC || scan.take(0x20), let hour = scan.number(2...2), scan.take(UInt8(ascii: ":")),
      let minute = scan.number(2...2), scan.take(UInt8(ascii: ":")), let second = scan.number(2...2),
      (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60, second < 61
    else { return nil }
    let time = (Timestamp.days(year, month, day) * 24 + hour) * 3_600 + minute * 60 + second
    if isRFC { return rfc(time, &scan) }
    guard let fraction = scan.fraction() ?? scan.fraction(behind: ":") else { return nil }
    var zoned = scan
    if zoned.take(0x20), let sign = zoned.sign(), let zone = zoned.number(4...4) {
      scan = zoned
      let offset = sign * (zone / 100 * 3_600 + zone % 100 * 60)
      return (Double(time - offset) + fraction, hasYear ? .absolute : .unknown)
    }
    return (Double(time) + fraction, hasYear ? .local : .localWithoutYear)
  }

  /// What follows the seconds of `2026-08-25T10:12:01.544+02:00`.
  private static func rfc(_ time: Int, _ scan: inout ByteScan) -> (Double, DeviceLog.Clock)? {
    let fraction = scan.fraction() ?? 0
    if scan.take(UInt8(ascii: "Z")) { return (Double(time) + fraction, .absolute) }
    guard let sign = scan.sign() else { return (Double(time) + fraction, .local) }
    guard let hours = scan.number(2...2) else { return nil }
    _ = scan.take(UInt8(ascii: ":"))
    guard let minutes = scan.number(2...2) else { return nil }
    return (Double(time - sign * (hours * 3_600 + minutes * 60)) + fraction, .absolute)
  }
}
