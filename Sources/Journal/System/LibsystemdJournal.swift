import CSystemd
import Glibc

/// The call into libsystemd. The corresponding C function is `sd_journal_sendv`.
struct LibsystemdJournal: JournalTransport {
  let socket: String

  func send(_ fields: UnsafeBufferPointer<iovec>) -> Int32 {
    // Without the socket, libsystemd returns 0 and drops the entry.
    guard access(socket, F_OK) == 0 else { return errno }
    return -sd_journal_sendv(fields.baseAddress, Int32(fields.count))
  }
}
