public import SystemPackage

/// Sends entries from a thread of its own, in order, and never drops one silently.
///
/// The sink may block. Then the queue fills, and at its bounds only callers that submit wait. An entry that the sink
/// does not take is tried again until it does.
public final class JournalSender: Sendable {
  private let machine: SendMachine<EntryQueue>

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - bound: how many entries may wait before callers wait. Entries that are submitted together may exceed it.
  ///   - bytes: the memory of all waiting entries. A larger entry waits alone.
  ///   - logLines: how many lines of the daemon's own log may wait in addition.
  ///   - pauses: the first and the longest pause after a failure.
  /// - Throws: `Errno` if no thread can be created.
  public init(
    to sink: any EntrySink, bound: Int = 4_096, bytes: Int = 16 << 20, logLines: Int = 1_024,
    pauses: ClosedRange<Duration> = .milliseconds(10) ... .seconds(5)
  ) throws(Errno) {
    let bounds = QueueBounds(entries: bound, bytes: bytes, logLines: logLines)
    let machine = SendMachine(to: sink, pauses: pauses, state: EntryQueue(bounds: bounds))
    self.machine = machine
    try machine.start(named: "a11yd-journal") {
      while case .send(let entry) = machine.state.wait(for: { $0.next() }), let fate = machine.write(entry) {
        machine.state.withLock { $0.finish(fate) }
      }
    }
  }

  deinit { machine.state.withLock { $0.giveUp() } }

  /// The sink's name.
  public var destination: String { machine.sink.name }

  /// The number of submitted entries that the sink has not taken yet.
  public var undelivered: Int { counts.undelivered }

  /// Why the sink takes no entries now; nil if it does.
  public var trouble: String? { counts.trouble }

  /// Counts of the entries so far.
  public var counts: SenderCounts { machine.state.withLock { $0.counts } }

  /// Queues entries, in order and together. Waits while the queue is at its bound.
  ///
  /// - Returns: Whether they were queued. False if the sender has stopped; they are then among the entries that `stop`
  ///   returns.
  @discardableResult
  public func submit(_ entries: [JournalEntry]) async -> Bool {
    await admit(entries.map { EntryQueue.Item(entry: $0) })
  }

  /// Queues entries of the daemon's own log without waiting.
  ///
  /// While the sink takes no entries, only a bounded number is kept. An entry says later how many were left out.
  ///
  /// - Returns: False if the sender has stopped, so that nobody will send them.
  @discardableResult
  public func post(_ entries: [JournalEntry]) -> Bool {
    machine.state.withLock { queue in entries.reduce(true) { queue.admitLogLine($1) && $0 } }
  }

  /// Takes no more entries, sends the queued ones and ends the thread, within `time` at most.
  ///
  /// - Returns: The entries that were left, oldest first. They include the entry in hand, which may or may not have
  ///   arrived.
  public func stop(within time: Duration) async -> [JournalEntry] {
    _ = await machine.stop(within: time)
    return machine.state.withLock { $0.left }
  }

  /// Like `stop(within:)`, but returns only how many entries were left; normally 0.
  public func drain(within time: Duration) async -> Int { await stop(within: time).count }

  private func admit(_ items: [EntryQueue.Item]) async -> Bool {
    await withCheckedContinuation { admitted in machine.state.withLock { $0.admit(items, admitted) } }
  }
}
