import AccessibilityTree

/// What a report from the daemon's entries covers, and how it went day by day.
public struct RunHistory: Sendable {
  /// “a11yd.service”.
  public var unit: String
  /// The times of the first and the last entry, for people; nil without entries.
  public var first: String?
  public var last: String?
  public var days: [TrendDay]
  /// The boxes whose entries these are; empty for one.
  public var boxes: [ReportedBox] = []
  /// How many findings are counted without being shown, because there are too many.
  public var leftOut: Int
  /// Where the exports were looked for; nil if nobody looked.
  public var exports: String?

  /// The history of these days.
  public init(
    unit: String, first: String?, last: String?, days: [TrendDay], leftOut: Int, exports: String?
  ) {
    (self.unit, self.first, self.last, self.days) = (unit, first, last, days)
    (self.leftOut, self.exports) = (leftOut, exports)
  }

  /// How many findings are only counted, for people; the page has the same sentence.
  public static func leftOutWords(_ count: Int) -> String {
    "\(Counted.things(count, "more finding")) \(count == 1 ? "is" : "are") only counted. Ask for a shorter time or for one app."
  }
}
