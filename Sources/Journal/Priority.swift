public import Logging
public import Rules

/// How urgent an entry is; 0 to 2 are for a system that is going down, never for an app's faults or ours.
///
/// Source: syslog(3), “Values for level”.
public enum Priority: Int, CaseIterable, Comparable, Sendable {
  case error = 3
  case warning = 4
  case notice = 5
  case info = 6
  case debug = 7

  /// The priority of a failed target: critical is `error`, minor is `info`.
  public init(_ impact: Rule.Impact) {
    switch impact {
    case .critical: self = .error
    case .serious: self = .warning
    case .moderate: self = .notice
    case .minor: self = .info
    }
  }

  /// The priority of a line of the daemon's own log.
  public init(_ level: Logger.Level) {
    switch level {
    case .critical, .error: self = .error
    case .warning: self = .warning
    case .notice: self = .notice
    case .info: self = .info
    case .debug, .trace: self = .debug
    }
  }

  /// Whether it is the less urgent of the two.
  public static func < (left: Priority, right: Priority) -> Bool { left.rawValue > right.rawValue }
}
