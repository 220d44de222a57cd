import AccessibilityTree
import Glibc

/// The host's time, as captures write it.
enum WallClock {
  static func milliseconds() -> Int {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return now.tv_sec * 1_000 + now.tv_nsec / 1_000_000
  }

  static func text() -> String? { UnixTime.text(milliseconds: milliseconds()) }
}
