import AccessibilityTree
import Testing

struct TimestampTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0.0), ("2026-11-21T09:30:00Z", 1_795_253_400),
    ("2026-11-21T10:30:00.25+01:00", 1_795_253_400.25),
    ("2026-11-21 09:30:00", 1_795_253_400), ("2024-02-29T00:00:00-05:30", 1_709_184_600), ("1969-12-31T23:59:59z", -1),
  ])
  func `a moment is seconds since 1970`(text: String, seconds: Double) throws {
    #expect(abs(try #require(Timestamp(text)).seconds - seconds) < 0.001)
  }

  @Test(arguments: [
    "", "yesterday", "2026-11-21", "2026-13-01T00:00:00Z", "2026-11-21T25:00:00Z", "2026-11-21T09:30:00+1", "09:30:00",
    "2026-11-21T09:30:00ZZ", "2026/11/21T09:30:00Z",
  ])
  func `what is no moment is none`(text: String) {
    #expect(Timestamp(text) == nil)
  }
}
