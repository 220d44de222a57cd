internal import AccessibilityTree
internal import CSystemd
internal import Glibc

/// What the service tells systemd about itself; does nothing when nobody supervises it.
///
/// The corresponding C functions are `sd_notify` and `sd_watchdog_enabled`.
public struct Notifier: Sendable {
  /// A notifier to the socket that `NOTIFY_SOCKET` names.
  public init() {}

  /// Start-up, or a reload, is over.
  public func ready(status: String? = nil) { notify(["READY=1"] + Self.lines(status)) }

  /// What `systemctl status` shows, one line.
  public func status(_ status: String) { notify(Self.lines(status)) }

  /// A sign of life; due at least every `watchdogInterval`, better twice as often.
  public func alive() { notify(["WATCHDOG=1"]) }

  /// A reload begins; `ready` ends it.
  public func reloading() {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let microseconds = now.tv_sec * 1_000_000 + now.tv_nsec / 1_000
    // systemd 253 and later wants the time, to tell this reload from an older one.
    notify(["RELOADING=1", "MONOTONIC_USEC=\(microseconds)"])
  }

  /// Shutting down begins.
  public func stopping(status: String? = nil) { notify(["STOPPING=1"] + Self.lines(status)) }

  /// Asks for this much more time, from now, for starting or stopping.
  public func extendTimeout(by time: Duration) {
    let (seconds, attoseconds) = time.components
    notify(["EXTEND_TIMEOUT_USEC=\(seconds * 1_000_000 + attoseconds / 1_000_000_000_000)"])
  }

  /// How often systemd wants a sign of life from this process; nil when it wants none.
  public var watchdogInterval: Duration? {
    var microseconds: UInt64 = 0
    guard sd_watchdog_enabled(0, &microseconds) > 0 else { return nil }
    return .microseconds(microseconds)
  }

  /// A line feed in a status would begin another assignment.
  private static func lines(_ status: String?) -> [String] {
    status.map { ["STATUS=" + CleanText.line($0)] } ?? []
  }

  private func notify(_ assignments: [String]) {
    // Nothing can be done about a supervisor that does not listen, and nothing must fail because of it.
    _ = sd_notify(0, assignments.joined(separator: "\n"))
  }
}
