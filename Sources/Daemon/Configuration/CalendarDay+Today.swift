public import Audit
import Glibc

extension CalendarDay {
  /// Today in this machine's time zone. The corresponding C function is `localtime_r`.
  public static var today: CalendarDay {
    var now = time(nil)
    var local = tm()
    localtime_r(&now, &local)
    // A clock beyond the year 9999 is wrong, so nothing is suppressed.
    return CalendarDay(year: Int(local.tm_year) + 1_900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday)) ?? .last
  }
}
