internal import Glibc

/// Entries to journald, on a thread of its own, because a hung journald blocks whoever sends.
///
/// In order; each until it is delivered. What fails for now is tried again: nobody listens, the buffer is full. What
/// would fail for ever is counted as refused, and who waits for it is told.
public final class JournalSender: JournalSink {
  private let queue: Monitor<EntryQueue>

  /// A sender that begins at once.
  public init(
    _ transport: any JournalTransport = Journald(), bounds: QueueBounds = QueueBounds(), backOff: BackOff = BackOff()
  ) throws(JournalError) {
    queue = Monitor(EntryQueue(bounds: bounds))
    try SenderThread(queue: queue, transport: transport, backOff: backOff).start()
  }

  deinit { queue.withLock { $0.giveUp() } }

  @discardableResult public func send(_ entry: JournalEntry) async -> Bool {
    await admit(EntryQueue.Item(entry: entry))
  }

  public func deliver(_ entries: [JournalEntry]) async -> Delivery {
    let batch = EntryBatch(count: entries.count)
    for entry in entries { _ = await admit(EntryQueue.Item(entry: entry, batch: batch)) }
    return await withCheckedContinuation { continuation in
      // The lock is what guards a batch.
      queue.withLock { _ in batch.wait(continuation) }
    }
  }

  @discardableResult public func post(_ entry: JournalEntry) -> Bool {
    queue.withLock { $0.admitLogLine(entry) }
  }

  public var counts: SinkCounts { queue.withLock { $0.counts } }

  public func stop(within limit: Duration) async -> [JournalEntry] {
    let end = Task { [queue] in
      // Cancelled when the thread was in time.
      guard (try? await Task.sleep(for: limit)) != nil else { return }
      queue.withLock { $0.giveUp() }
    }
    await withCheckedContinuation { stopper in queue.withLock { $0.stop(stopper) } }
    end.cancel()
    return queue.withLock { $0.left }
  }

  private func admit(_ item: EntryQueue.Item) async -> Bool {
    await withCheckedContinuation { admitted in queue.withLock { $0.admit(item, admitted) } }
  }
}
