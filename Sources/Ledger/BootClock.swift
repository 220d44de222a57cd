import Glibc

/// Microseconds since the machine was started, sleep included: less than before means that it was started anew.
///
/// The unit hides the kernel's boot id from the service. The corresponding C function is `clock_gettime`.
enum BootClock {
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
  }
}
