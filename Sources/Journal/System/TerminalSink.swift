import Glibc

/// Writes entries to standard output as `journalctl` shows them, for running in the foreground without a journal.
public struct TerminalSink: EntrySink {
  public let name = "this terminal"
  private let descriptor: CInt
  private let isColoured: Bool

  /// Writes entries to this open file, by default standard output.
  ///
  /// - Parameter isColoured: nil decides as `journalctl` does: by `SYSTEMD_COLORS`, then by `NO_COLOR`, then by whether
  ///   the file is a terminal.
  public init(descriptor: CInt = 1, isColoured: Bool? = nil) {
    self.descriptor = descriptor
    self.isColoured =
      isColoured
      ?? Self.isColoured(isTerminal: isatty(descriptor) == 1) { name in getenv(name).map { String(cString: $0) } }
  }

  /// Source: systemd 252, `get_color_mode` and `parse_boolean`: `NO_COLOR` counts by being there, also without a text.
  static func isColoured(isTerminal: Bool, variable: (String) -> String?) -> Bool {
    switch variable("SYSTEMD_COLORS")?.lowercased() {
    case "1", "yes", "y", "true", "t", "on": return true
    case "0", "no", "n", "false", "f", "off": return false
    default: return isTerminal && variable("NO_COLOR") == nil
    }
  }

  public func write(_ entry: JournalEntry) throws(SinkFailure) {
    let line = Self.line(entry, at: time(nil), host: Self.host, process: getpid(), isColoured: isColoured)
    var rest = Array(line.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EAGAIN {
        // Another process made the terminal non-blocking.
        var writable = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&writable, 1, -1)
      } else if count < 0, errno != EINTR {
        throw .never("standard output is closed")
      }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  /// `Nov 21 09:30:00 lab a11yd[4711]: …`, in local time.
  static func line(
    _ entry: JournalEntry, at moment: time_t, host: String, process: pid_t, isColoured: Bool = false
  ) -> String {
    var moment = moment
    var local = tm()
    localtime_r(&moment, &local)
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let clock = [local.tm_mday, local.tm_hour, local.tm_min, local.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }
    let month = months[Int(local.tm_mon) % 12]
    let message = isColoured ? painted(entry) : entry.message
    return "\(month) \(clock[0]) \(clock[1]):\(clock[2]):\(clock[3]) \(host) a11yd[\(process)]: \(message)\n"
  }

  /// As journalctl paints a message by its priority. Source: systemd 252, `get_log_colors`.
  private static func painted(_ entry: JournalEntry) -> String {
    let colour =
      switch entry[.priority].flatMap({ Int($0) }).flatMap(Priority.init) {
      case .error: "0;1;31"
      case .warning: "0;1;38;5;185"
      case .notice: "0;1;39"
      case .debug: "0;38;5;245"
      case .info, nil: ""
      }
    return colour.isEmpty ? entry.message : "\u{1B}[\(colour)m\(entry.message)\u{1B}[0m"
  }

  private static let host: String = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
    guard let start = buffer.baseAddress, gethostname(start, 255) == 0 else { return "localhost" }
    start[255] = 0
    return String(cString: start)
  }
}
