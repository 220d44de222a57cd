import CSystemd
import Glibc

/// What the service manager is told; nothing when there is none.
///
/// The corresponding C functions are `sd_notify` and `sd_watchdog_enabled`.
public struct Notifier: Sendable {
  /// The service manager that started this process, if one did.
  public init() {}

  /// The watches stand; with it the first line of status.
  public func ready(_ status: String) { notify("READY=1\nSTATUS=\(CleanLine.of(status))") }

  /// One line for `systemctl status`.
  public func status(_ status: String) { notify("STATUS=\(CleanLine.of(status))") }

  /// Alive.
  public func watchdog() { notify("WATCHDOG=1") }

  /// Reads its configuration again; `ready` says when that is over.
  public func reloading() {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    notify("RELOADING=1\nMONOTONIC_USEC=\(now.tv_sec * 1_000_000 + now.tv_nsec / 1_000)")
  }

  /// Stops now.
  public func stopping() { notify("STOPPING=1\nSTATUS=Stopping") }

  /// How often `watchdog` is expected at least; nil when nobody waits for it.
  public var watchdogInterval: Duration? {
    var microseconds: UInt64 = 0
    guard sd_watchdog_enabled(0, &microseconds) > 0 else { return nil }
    return .microseconds(Int64(clamping: microseconds))
  }

  private func notify(_ state: String) { sd_notify(0, state) }
}
