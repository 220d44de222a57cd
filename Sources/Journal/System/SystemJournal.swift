import Glibc
import Synchronization
import SystemPackage

/// The journal of this machine, through libsystemd.
public final class SystemJournal: EntrySink {
  public let name = "the journal"
  private let socket: String
  private let transport: any JournalTransport
  private let encoded = Mutex(EncodedEntry())

  /// - Parameter socket: the path of journald's socket; only checked for existence.
  public convenience init(socket: String = "/run/systemd/journal/socket") {
    self.init(socket: socket, transport: LibsystemdJournal(socket: socket))
  }

  /// The journal that this transport reaches.
  init(socket: String, transport: any JournalTransport) {
    (self.socket, self.transport) = (socket, transport)
  }

  /// Whether journald's socket is there; a stale one counts.
  public var isPresent: Bool { access(socket, F_OK) == 0 }

  public func write(_ entry: JournalEntry) throws(SinkFailure) {
    let error = encoded.withLock { encoded in
      encoded.withFields(of: entry) { fields in
        var error = transport.send(fields)
        // A signal is no reason for a pause.
        while error == EINTR { error = transport.send(fields) }
        return error
      }
    }
    guard error != 0 else { return }
    let cause = Errno(rawValue: error)
    switch cause {
    // The same entry would fail in the same way for ever, and block all entries behind it.
    case .invalidArgument, .argListTooLong, .messageTooLong, .notPermitted: throw .never("\(cause)")
    case .noSuchFileOrDirectory: throw .later("journald's socket \(socket) is missing")
    default: throw .later("\(cause)")
    }
  }
}
