internal import Glibc

/// Why there is no way to the journal.
public struct JournalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// errno.
  public var code: Int32

  /// “journal: no thread can be started: Resource temporarily unavailable. Raise `TasksMax=` …”.
  public var description: String {
    let cause = strerror(code).map { String(cString: $0) } ?? "error \(code)"
    return "journal: no thread can be started: \(cause). Raise `TasksMax=` of the unit or RLIMIT_NPROC."
  }
}
