import CSystemd
import Glibc
import SystemPackage

/// The journal of this machine.
///
/// The corresponding C function is `sd_journal_sendv`.
public struct SystemJournal: EntrySink {
  public let name = "the journal"
  private let socket: String

  /// - Parameter socket: where journald listens; only whether it is there is asked.
  public init(socket: String = "/run/systemd/journal/socket") { self.socket = socket }

  /// Whether journald's socket is there.
  public var isPresent: Bool { access(socket, F_OK) == 0 }

  public func write(_ entry: JournalEntry) throws(SinkFailure) {
    // Without its socket `sd_journal_sendv` says 0 and drops the entry.
    guard isPresent else { throw .later("journald's socket \(socket) is missing") }
    let fields = entry.encoded
    let result = withUnsafeTemporaryAllocation(of: iovec.self, capacity: fields.count) { vectors in
      let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: fields.reduce(0) { $0 + $1.count }, alignment: 1)
      defer { bytes.deallocate() }
      var offset = 0
      for (index, field) in fields.enumerated() {
        let place = UnsafeMutableRawBufferPointer(rebasing: bytes[offset..<(offset + field.count)])
        place.copyBytes(from: field)
        vectors.initializeElement(at: index, to: iovec(iov_base: place.baseAddress, iov_len: field.count))
        offset += field.count
      }
      return sd_journal_sendv(vectors.baseAddress, CInt(fields.count))
    }
    guard result < 0 else { return }
    let cause = Errno(rawValue: -result)
    if [.invalidArgument, .argListTooLong, .messageTooLong].contains(cause) { throw .never("\(cause)") }
    throw .later("\(cause)")
  }
}
