/// How urgent an entry is; syslog's levels, as far as a11yd uses them.
///
/// Source: syslog(3).
public enum Priority: Int, CaseIterable, Sendable {
  /// The operator must act now.
  case error = 3
  /// The operator must act today.
  case warning = 4
  /// A life event.
  case notice = 5
  case info = 6
  case debug = 7
}
