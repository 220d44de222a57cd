import Glibc

/// The one call that takes an entry to journald. A protocol, so that tests can provoke failures.
protocol JournalTransport: Sendable {
  /// Hands one entry over, with one buffer `NAME=value` for each field. May block for as long as journald does.
  ///
  /// - Returns: 0, or the errno of the failure.
  func send(_ fields: UnsafeBufferPointer<iovec>) -> Int32
}
