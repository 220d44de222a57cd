import Glibc

/// Entries on standard output as `journalctl` shows them, for running in the foreground where no journal is.
public struct TerminalSink: EntrySink {
  public let name = "this terminal"

  /// Standard output.
  public init() {}

  public func write(_ entry: JournalEntry) throws(SinkFailure) {
    var rest = Array(Self.line(entry, at: time(nil), host: Self.host, process: getpid()).utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { throw .never("standard output is closed") }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  /// `Nov 21 09:30:00 lab a11yd[4711]: …`, in local time.
  static func line(_ entry: JournalEntry, at moment: time_t, host: String, process: pid_t) -> String {
    var moment = moment
    var local = tm()
    localtime_r(&moment, &local)
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let clock = [local.tm_mday, local.tm_hour, local.tm_min, local.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }
    let month = months[Int(local.tm_mon) % 12]
    return "\(month) \(clock[0]) \(clock[1]):\(clock[2]):\(clock[3]) \(host) a11yd[\(process)]: \(entry.message)\n"
  }

  private static let host: String = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
    guard let start = buffer.baseAddress, gethostname(start, 255) == 0 else { return "localhost" }
    start[255] = 0
    return String(cString: start)
  }
}
