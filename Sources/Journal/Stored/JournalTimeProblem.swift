import AccessibilityTree

/// A text that is not a time.
public struct JournalTimeProblem: Error, Hashable, Sendable, CustomStringConvertible {
  let text: String

  public var description: String {
    "“\(CleanText.line(Excerpt.of(text)))” is not a time. Write “2026-11-21”, “2026-11-21 14:00”, “14:00”, “today”, "
      + "“yesterday”, “-2d”, “90 min ago” or “@” and seconds since 1970. Add “UTC” for a time in UTC."
  }
}
