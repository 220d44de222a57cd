import CSystemd
import Glibc

/// Reports to the service manager; does nothing without one.
///
/// The corresponding C functions are `sd_notify` and `sd_watchdog_enabled`.
public struct Notifier: Sendable {
  /// The service manager that started this process, if one did.
  public init() {}

  /// Reports that the directory is watched, with the first status line.
  public func ready(_ status: String) { notify("READY=1\nSTATUS=\(CleanLine.of(status))") }

  /// Sets the line that `systemctl status` shows.
  public func status(_ status: String) { notify("STATUS=\(CleanLine.of(status))") }

  /// Reports that the process is alive.
  public func watchdog() { notify("WATCHDOG=1") }

  /// Reports that the configuration is being read again; `ready` ends that.
  public func reloading() {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    notify("RELOADING=1\nMONOTONIC_USEC=\(now.tv_sec * 1_000_000 + now.tv_nsec / 1_000)")
  }

  /// Reports that the process is stopping.
  public func stopping() { notify("STOPPING=1\nSTATUS=Stopping") }

  /// The longest time between two calls of `watchdog`; nil if the service manager does not expect any.
  public var watchdogInterval: Duration? {
    var microseconds: UInt64 = 0
    guard sd_watchdog_enabled(0, &microseconds) > 0 else { return nil }
    return .microseconds(Int64(clamping: microseconds))
  }

  private func notify(_ state: String) { sd_notify(0, state) }
}
