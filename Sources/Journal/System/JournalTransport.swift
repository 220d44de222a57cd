import Glibc

/// The one call that takes an entry to journald, so that its failures can be had on demand.
protocol JournalTransport: Sendable {
  /// Hands one entry over, one buffer a field, each `NAME=value`. May block for as long as journald likes.
  ///
  /// - Returns: 0, or the errno.
  func send(_ fields: UnsafeBufferPointer<iovec>) -> Int32
}
