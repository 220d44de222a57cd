public import Glibc

/// The one call that takes an entry to the journal, so that its failures can be had on demand.
public protocol JournalTransport: Sendable {
  /// Hands one entry over: one buffer a field, each `NAME=value`. May block. Called by one thread at a time.
  ///
  /// - Returns: 0, or the errno.
  func send(_ fields: UnsafeBufferPointer<iovec>) -> Int32
}
