import Glibc

/// Microseconds since the machine booted, including sleep. A smaller value than before means that it rebooted.
///
/// The unit's sandbox hides the kernel's boot id. The corresponding C function is `clock_gettime`.
enum BootClock {
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
  }
}
