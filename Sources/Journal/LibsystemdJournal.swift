internal import CSystemd
internal import Glibc

/// The call into libsystemd, in a file of its own: both modules have an `iovec`, and a public one has to be Glibc's.
enum LibsystemdJournal {
  /// 0, or the errno. The corresponding C function is `sd_journal_sendv`.
  static func send(_ fields: UnsafeBufferPointer<iovec>) -> Int32 {
    -sd_journal_sendv(fields.baseAddress, Int32(fields.count))
  }
}
