internal import Glibc

/// Microseconds since 1970, as journald stamps entries. People can set this clock, so it never measures a pause.
public struct WallTime: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// Now. The corresponding C function is `clock_gettime`.
  public static var now: WallTime {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return WallTime(rawValue: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000)
  }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  public static func - (time: Self, duration: Duration) -> WallTime { time + (.zero - duration) }

  public static func + (time: Self, duration: Duration) -> WallTime {
    let (seconds, attoseconds) = duration.components
    return WallTime(rawValue: time.rawValue + seconds * 1_000_000 + attoseconds / 1_000_000_000_000)
  }
}
