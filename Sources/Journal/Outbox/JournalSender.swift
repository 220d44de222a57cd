public import SystemPackage

/// Sends entries from a thread of its own, in order, and never drops one without a word.
///
/// The sink may block: then the queue fills, and at its bounds those who submit wait, and nobody else. What the sink does
/// not take now is tried again until it does.
public final class JournalSender: Sendable {
  private let machine: SendMachine<EntryQueue>

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - bound: entries that may wait before those who submit do; what is submitted together goes over it together.
  ///   - bytes: memory of all entries that wait; a larger one waits alone.
  ///   - logLines: lines of the daemon's own log, on top.
  ///   - pauses: the first and the longest pause after a failure.
  /// - Throws: `Errno` when there is no thread left for it.
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

  /// What the sink is called.
  public var destination: String { machine.sink.name }

  /// Entries submitted that are not out of our hands yet.
  public var undelivered: Int { counts.undelivered }

  /// Why the sink takes nothing at the moment; nil when it does.
  public var trouble: String? { counts.trouble }

  /// What has become of the entries so far.
  public var counts: SenderCounts { machine.state.withLock { $0.counts } }

  /// Queues entries, in order and together; waits while the queue is at its bound.
  ///
  /// - Returns: Whether they were queued; not when the sender has stopped. Then they are among what was left.
  @discardableResult
  public func submit(_ entries: [JournalEntry]) async -> Bool {
    await admit(entries.map { EntryQueue.Item(entry: $0) })
  }

  /// Queues entries of the daemon's own log without waiting.
  ///
  /// While the sink takes nothing only a bounded number is kept; an entry says later how many were left out.
  ///
  /// - Returns: False when the sender has stopped, so that nobody will send them.
  @discardableResult
  public func post(_ entries: [JournalEntry]) -> Bool {
    machine.state.withLock { queue in entries.reduce(true) { queue.admitLogLine($1) && $0 } }
  }

  /// Takes no more, sends what is queued and ends the thread, at the latest when `time` is over.
  ///
  /// - Returns: What was left, oldest first. The entry in hand is among it: whether it arrived is not known.
  public func stop(within time: Duration) async -> [JournalEntry] {
    _ = await machine.stop(within: time)
    return machine.state.withLock { $0.left }
  }

  /// As `stop(within:)`, for who only counts: 0 is what to expect.
  public func drain(within time: Duration) async -> Int { await stop(within: time).count }

  private func admit(_ items: [EntryQueue.Item]) async -> Bool {
    await withCheckedContinuation { admitted in machine.state.withLock { $0.admit(items, admitted) } }
  }
}
