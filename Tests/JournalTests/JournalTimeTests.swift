import Audit
import Testing

@testable import Journal

/// Times as `journalctl --since` takes them.
struct JournalTimeTests {
  /// Saturday, 2026-11-21 14:03:07.5 UTC.
  private static let now = WallTime(rawValue: 1_795_269_787_500_000)

  private func seconds(_ text: String) throws -> Double {
    Double(try JournalTime(now: Self.now, clock: .utc).time(text).rawValue) / 1_000_000
  }

  @Test(
    arguments: [
      ("2026-11-21 14:03:07", 1_795_269_787), ("2026-11-21 14:03:07.25", 1_795_269_787.25),
      ("2026-11-21 14:03", 1_795_269_780), ("2026-11-21", 1_795_219_200), ("2026-11-21 UTC", 1_795_219_200),
      ("2026-11-21T14:03:07Z", 1_795_269_787), ("2026-11-21T14:03", 1_795_269_780),
      ("Sat 2026-11-21 14:03", 1_795_269_780), ("saturday 2026-11-21", 1_795_219_200),
      ("14:03", 1_795_269_780), ("9:05:30", 1_795_251_930), ("now", 1_795_269_787.5), ("today", 1_795_219_200),
      ("yesterday", 1_795_132_800), ("yesterday 12:00", 1_795_176_000), ("tomorrow", 1_795_305_600),
      ("@1795269787", 1_795_269_787), ("@1795269787.5", 1_795_269_787.5), ("  today ", 1_795_219_200),
      ("2024-02-29", 1_709_164_800),
    ] as [(String, Double)])
  func `a time means what systemd says`(text: String, expected: Double) throws {
    #expect(try seconds(text) == expected)
  }

  @Test(
    arguments: [
      ("-1d", 86_400), ("-2 h", 7_200), ("2 hours ago", 7_200), ("90min ago", 5_400), ("-1d 2h", 93_600),
      ("-1.5h", 5_400), ("-30", 30), ("1 week ago", 604_800), ("-1w 1d", 691_200), ("+1h", -3_600), ("5m left", -300),
      ("-500ms", 0.5), ("1 month ago", 2_629_800), ("1y ago", 31_557_600), ("-1M", 2_629_800),
      ("3 days 2 hours ago", 266_400),
    ] as [(String, Double)])
  func `a span counts from now`(text: String, expected: Double) throws {
    #expect(try 1_795_269_787.5 - seconds(text) == expected)
  }

  @Test(arguments: [
    "", " ", "foo", "2026-13-01", "2026-02-30", "2026-11-21 25:00", "14:60", "14", "-1x", "- ", "ago", "1 day",
    "2026-11-21 14:00 CEST", "yesterday tomorrow", "Mon 2026-11-21", "@", "@x", "-1d ago extra", "1..5h ago", "-",
    "99999999999999999999d ago", "-9999999999999y", "26-11-21", "2026-11-21T", "２ hours ago", "Sat now",
  ])
  func `what is not a time is refused, and the message says what is accepted`(text: String) throws {
    let problem = #expect(throws: JournalTimeProblem.self) { try seconds(text) }
    #expect(problem?.description.contains("Write “2026-11-21”") == true)
  }

  @Test func `days are found in any order, also at their edges`() {
    var days = DayLookup(.utc)
    for (seconds, day) in [
      (1_795_219_200, "2026-11-21"), (1_795_219_199, "2026-11-20"), (1_795_305_599, "2026-11-21"),
      (1_795_305_600, "2026-11-22"), (1_709_164_800, "2024-02-29"),
    ] as [(Int64, String)] {
      #expect(days.day(of: WallTime(rawValue: seconds * 1_000_000)).description == day)
    }
    #expect(WallClock.utc.text(Self.now) == "2026-11-21 14:03 UTC")
  }

  /// Whatever the zone of this machine is, a day begins at midnight there and has 23 to 25 hours.
  @Test func `a local day is a local day`() throws {
    let time = JournalTime(now: Self.now)
    let (start, end) = (try time.time("today"), try time.time("tomorrow"))
    #expect(start <= Self.now && Self.now < end)
    #expect((82_800_000_000...90_000_000_000).contains(end.rawValue - start.rawValue))
    #expect(WallClock.local.text(start).contains(" 00:00"))
  }
}
