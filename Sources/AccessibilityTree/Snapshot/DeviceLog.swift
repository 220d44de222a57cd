/// What a log of the device tells of a session, beside its captures.
///
/// Only lines that tell something of the screen or of the screen reader are kept.
public struct DeviceLog: Hashable, Sendable {
  /// What the times of the log mean.
  public var clock: Clock
  /// In the order in which things happened.
  public var entries: [LogEntry]

  /// What a time in the log says of the moment.
  public enum Clock: Hashable, Sendable {
    /// Seconds since 1970 in UTC.
    case absolute
    /// The device's local time, as if it were UTC.
    case local
    /// The same without the year, as if it were 1972, which has a 29 February.
    case localWithoutYear
    /// Nothing: the lines have no times, or cross New Year without saying which.
    case unknown
  }

  /// A log of these entries, in the order of their lines.
  public init(clock: Clock, entries: [LogEntry]) { (self.clock, self.entries) = (clock, entries) }
}
