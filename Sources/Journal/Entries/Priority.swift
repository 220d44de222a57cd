/// How urgent an entry is, in the levels of syslog that a11yd uses.
///
/// Source: syslog(3).
public enum Priority: Int, CaseIterable, Sendable {
  /// The operator must act now.
  case error = 3
  /// The operator must act today.
  case warning = 4
  /// The daemon's state changed; nobody must act.
  case notice = 5
  case info = 6
  case debug = 7
}
