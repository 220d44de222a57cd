import Audit

/// A time as `journalctl --since` takes it.
///
/// libsystemd has no function for this, so it is parsed here. Source: systemd.time(7), “Parsing timestamps”.
public struct JournalTime: Sendable {
  private let now: WallTime
  private let clock: WallClock

  /// - Parameters:
  ///   - now: what “-2d” counts from.
  ///   - clock: what “14:00” means where nobody says “UTC”.
  public init(now: WallTime, clock: WallClock = .local) { (self.now, self.clock) = (now, clock) }

  /// The time that a text means.
  public func time(_ text: String) throws(JournalTimeProblem) -> WallTime {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let time = time(of: words) else { throw JournalTimeProblem(text: text) }
    return time
  }

  private func time(of words: [String]) -> WallTime? {
    guard let first = words.first, let last = words.last else { return nil }
    if first.hasPrefix("@") { return words.count == 1 ? epoch(first.dropFirst()) : nil }
    if first.hasPrefix("-") || first.hasPrefix("+") {
      let span = TimeSpan.of(([String(first.dropFirst())] + words.dropFirst()).joined(separator: " "))
      return span.flatMap { moved($0, back: first.hasPrefix("-")) }
    }
    if words.count > 1, last == "ago" || last == "left" {
      return TimeSpan.of(words.dropLast().joined(separator: " ")).flatMap { moved($0, back: last == "ago") }
    }
    if last == "UTC" { return WallTime.spoken(words.dropLast(), .utc, now) }
    return WallTime.spoken(words[...], clock, now)
  }

  /// Seconds since 1970, with up to six decimals.
  private func epoch(_ text: Substring) -> WallTime? {
    guard let microseconds = TimeSpan.decimal(text, times: 1_000_000) else { return nil }
    return WallTime(rawValue: microseconds)
  }

  private func moved(_ microseconds: Int64, back: Bool) -> WallTime? {
    let (value, isOver) =
      back
      ? now.rawValue.subtractingReportingOverflow(microseconds) : now.rawValue.addingReportingOverflow(microseconds)
    return isOver ? nil : WallTime(rawValue: value)
  }
}

extension WallTime {
  /// A day, a time, or both, in words or numbers.
  fileprivate static func spoken(_ given: ArraySlice<String>, _ clock: WallClock, _ now: WallTime) -> WallTime? {
    var words = given
    // A weekday is accepted where it is the right one.
    let weekday = words.first.flatMap(weekday)
    if weekday != nil { words.removeFirst() }
    if words.count == 1, weekday == nil, words.first == "now" { return now }
    // RFC 3339: “2026-11-21T14:00:00Z”.
    var clock = clock
    if words.count == 1, let word = words.first, let mark = word.firstIndex(of: "T") {
      let isUTC = word.hasSuffix("Z")
      if isUTC { clock = .utc }
      words = [String(word[..<mark]), String(word[word.index(after: mark)...].dropLast(isUTC ? 1 : 0))]
    }
    guard let first = words.first, words.count <= 2 else { return nil }
    let today = clock.day(of: now)
    let named = ["today": 0, "yesterday": -1, "tomorrow": 1]
    let day: CalendarDay
    var offset = 0
    if let shift = named[first] {
      (day, offset) = (today, shift)
      words.removeFirst()
    } else if let written = CalendarDay(first) {
      day = written
      words.removeFirst()
    } else {
      day = today
    }
    guard words.count <= 1, weekday.map({ $0 == (clock.moment(day, plusDays: offset).weekday(clock)) }) ?? true else {
      return nil
    }
    guard let time = words.first else { return clock.moment(day, plusDays: offset) }
    guard let (hour, minute, microseconds) = hours(time) else { return nil }
    let start = clock.moment(day, plusDays: offset, hour: hour, minute: minute)
    return WallTime(rawValue: start.rawValue + microseconds)
  }

  /// “14:00”, “14:00:30” or “14:00:30.5”.
  private static func hours(_ text: String) -> (hour: Int, minute: Int, microseconds: Int64)? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts.prefix(2).allSatisfy({ (1...2).contains($0.count) }),
      let hour = TimeSpan.decimal(parts[0], times: 1), let minute = TimeSpan.decimal(parts[1], times: 1),
      hour < 24, minute < 60
    else { return nil }
    guard parts.count == 3 else { return (Int(hour), Int(minute), 0) }
    guard let second = TimeSpan.decimal(parts[2], times: 1_000_000), second < 60_000_000 else { return nil }
    return (Int(hour), Int(minute), second)
  }

  private static func weekday(_ word: String) -> Int? {
    let names = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
    let word = word.lowercased()
    return names.firstIndex { $0 == word || $0.prefix(3) == word }
  }

  /// 0 for Sunday.
  private func weekday(_ clock: WallClock) -> Int {
    // 1970 began on a Thursday. Days are counted at noon in UTC, so that no time zone shifts them.
    let noon = WallClock.utc.moment(clock.day(of: self), hour: 12).rawValue
    let days = (noon - 43_200_000_000) / 86_400_000_000
    return Int(((days + 4) % 7 + 7) % 7)
  }
}
