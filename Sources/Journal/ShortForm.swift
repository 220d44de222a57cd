internal import Glibc

/// An entry as `journalctl -o short` shows it.
struct ShortForm {
  let isColoured: Bool
  let host: String
  let process: Int32

  init(isColoured: Bool, host: String = Self.hostName, process: Int32 = getpid()) {
    (self.isColoured, self.host, self.process) = (isColoured, host, process)
  }

  /// The line with its line feed, at this time in seconds since 1970.
  func line(_ entry: JournalEntry, at time: time_t = Glibc.time(nil)) -> String {
    "\(Self.written(time)) \(host) a11yd[\(process)]: \(painted(entry))\n"
  }

  private func painted(_ entry: JournalEntry) -> String {
    guard isColoured, let colour = Self.colour(of: entry.priority) else { return entry.message }
    return "\u{1B}[\(colour)m\(entry.message)\u{1B}[0m"
  }

  /// Source: systemd 252, `get_log_colors`.
  private static func colour(of priority: Priority) -> String? {
    switch priority {
    case .error: "0;1;31"
    case .warning: "0;1;38;5;185"
    case .notice: "0;1;39"
    case .info: nil
    case .debug: "0;38;5;245"
    }
  }

  /// “Nov 21 09:30:00” in local time; English in every locale, as journalctl has it in the C locale.
  private static func written(_ time: time_t) -> String {
    var (time, parts) = (time, tm())
    localtime_r(&time, &parts)
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(Self.twoDigits).joined(separator: ":")
    return "\(months[Int(parts.tm_mon)]) \(twoDigits(parts.tm_mday)) \(clock)"
  }

  private static func twoDigits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Up to the first dot, as journald records it only in part: the short form shows no domain.
  private static var hostName: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "localhost" }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
