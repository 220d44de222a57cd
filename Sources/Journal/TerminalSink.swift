internal import Glibc
internal import Synchronization

/// Entries as lines on a terminal or in a file, in the journal's short form, where no journald listens.
///
/// “Nov 21 09:30:00 host a11yd[123]: message”. A line is written before `send` returns.
public final class TerminalSink: JournalSink {
  private let descriptor: Int32
  private let form: ShortForm
  private let state = Mutex(State())

  private struct State {
    var counts = SinkCounts()
    var hasStopped = false
  }

  /// A sink that writes to this open file, such as 1 for standard output; coloured by priority as journalctl does.
  ///
  /// - Parameter isColoured: nil for what suits the file: colour on a terminal unless `NO_COLOR` is set.
  public init(descriptor: Int32, isColoured: Bool? = nil) {
    self.descriptor = descriptor
    form = ShortForm(isColoured: isColoured ?? (isatty(descriptor) == 1 && getenv("NO_COLOR") == nil))
  }

  @discardableResult public func send(_ entry: JournalEntry) async -> Bool { write(entry) != nil }

  public func deliver(_ entries: [JournalEntry]) async -> Delivery {
    let ends = entries.map { write($0) }
    return ends.allSatisfy { $0 == 0 } ? .handedOver : .undelivered
  }

  @discardableResult public func post(_ entry: JournalEntry) -> Bool { write(entry) != nil }

  public var counts: SinkCounts { state.withLock { $0.counts } }

  public func stop(within limit: Duration) async -> [JournalEntry] {
    state.withLock { $0.hasStopped = true }
    return []
  }

  /// The errno of the write, or nil after the stop. The lock keeps lines whole.
  private func write(_ entry: JournalEntry) -> Int32? {
    state.withLock { state in
      guard !state.hasStopped else { return nil }
      let error = Self.writeAll(Array(form.line(entry).utf8), to: descriptor)
      state.counts.lastError = error
      if error == 0 { state.counts.sent += 1 } else { state.counts.refused += 1 }
      return error
    }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // A terminal that somebody else made non-blocking.
        var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        Glibc.poll(&poll, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}
