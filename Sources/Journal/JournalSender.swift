import Synchronization
public import SystemPackage
import Threads

/// Sends entries from a thread of its own, in order, and never drops one without a word.
///
/// The sink may block: then the queue fills, and at its bound those who submit wait, and nobody else.
public final class JournalSender: Sendable {
  private struct State {
    var queue: [JournalEntry] = []
    var waiters: [CheckedContinuation<Void, Never>] = []
    var ending: ContinuousClock.Instant?
    var isOver = false
    /// Entries out of the queue and not handed over yet.
    var inHand = 0
    var trouble: String?
  }

  private let state = Mutex(State())
  private let bell: Doorbell
  private let sink: any EntrySink
  private let bound: Int
  /// The first and the longest pause after a failure.
  private let pauses: ClosedRange<Duration>

  /// Starts the thread.
  ///
  /// - Parameter bound: entries that may wait before those who submit do.
  /// - Throws: `Errno` when there is no descriptor or thread left for it.
  public init(
    to sink: any EntrySink, bound: Int = 4_096, pauses: ClosedRange<Duration> = .milliseconds(50) ... .seconds(5)
  ) throws(Errno) {
    (self.sink, self.bound, self.pauses) = (sink, bound, pauses)
    bell = try Doorbell()
    _ = try WorkerThread { [self] in run() }
  }

  /// What the sink is called.
  public var destination: String { sink.name }

  /// Entries submitted that are not out of our hands yet.
  public var undelivered: Int { state.withLock { $0.queue.count + $0.inHand } }

  /// Why the sink takes nothing at the moment; nil when it does.
  public var trouble: String? { state.withLock { $0.trouble } }

  /// Queues entries, in order and together; waits while the queue is at its bound.
  ///
  /// - Returns: Whether they were queued; not when the sender has ended.
  @discardableResult
  public func submit(_ entries: [JournalEntry]) async -> Bool {
    while !state.withLock({ $0.queue.count < bound || $0.isOver }) {
      await withCheckedContinuation { continuation in
        let hasRoom = state.withLock { state in
          if state.queue.count < bound || state.isOver { return true }
          state.waiters.append(continuation)
          return false
        }
        if hasRoom { continuation.resume() }
      }
    }
    return post(entries)
  }

  /// Queues entries whatever the bound: for the few that the daemon says of itself.
  ///
  /// - Returns: Whether they were queued; not when the sender has ended.
  @discardableResult
  public func post(_ entries: [JournalEntry]) -> Bool {
    let isQueued = state.withLock { state in
      if !state.isOver { state.queue += entries }
      return !state.isOver
    }
    bell.ring()
    return isQueued
  }

  /// Sends what is queued and ends the thread, at the latest when `time` is over.
  ///
  /// - Returns: How many entries could not be sent; 0 is what to expect.
  public func drain(within time: Duration) async -> Int {
    let deadline = ContinuousClock.now + time
    state.withLock { $0.ending = deadline }
    bell.ring()
    // The thread may hang in the sink for ever, so it is asked rather than awaited.
    while ContinuousClock.now < deadline, !state.withLock({ $0.isOver }) {
      try? await Task.sleep(for: .milliseconds(5))
    }
    // Those who wait for room must not wait for a thread that hangs.
    state.withLock { $0.isOver = true }
    wakeWaiters()
    return undelivered
  }

  private func run() {
    var pause = pauses.lowerBound
    while true {
      let (batch, ending) = state.withLock { state in
        defer { state.inHand = state.queue.count }
        defer { state.queue = [] }
        return (state.queue, state.ending)
      }
      wakeWaiters()
      if batch.isEmpty {
        if ending != nil { break }
        bell.wait()
        continue
      }
      let sent = send(batch)
      let isWhole = sent == batch.count
      let isLate = state.withLock { state in
        state.queue.insert(contentsOf: batch[sent...], at: 0)
        state.inHand = 0
        return state.ending.map { ContinuousClock.now >= $0 } ?? false
      }
      if isLate { break }
      if isWhole {
        pause = pauses.lowerBound
      } else {
        bell.wait(until: min(.now + pause, state.withLock { $0.ending } ?? .now + pause))
        pause = min(pause * 2, pauses.upperBound)
      }
    }
    state.withLock { $0.isOver = true }
    wakeWaiters()
  }

  /// How many of the batch are out of our hands.
  private func send(_ batch: [JournalEntry]) -> Int {
    for (index, entry) in batch.enumerated() {
      do {
        try sink.write(entry)
        state.withLock { state in
          state.inHand -= 1
          state.trouble = nil
        }
      } catch {
        switch error {
        case .later(let cause):
          state.withLock { $0.trouble = cause }
          return index
        case .never(let cause):
          refuse(entry, cause)
        }
      }
    }
    return batch.count
  }

  /// Says in place of an entry that it was refused; when even this is refused, only standard error is left.
  private func refuse(_ entry: JournalEntry, _ cause: String) {
    state.withLock { $0.inHand -= 1 }
    let text = "\(sink.name) refused an entry: \(cause). It said: \(entry.message)"
    var report = JournalEntry(text, id: MessageID.entryRefused.rawValue, priority: Priority.error.rawValue)
    report[.snapshot] = entry[.snapshot]
    if (try? sink.write(report)) == nil { StandardError.say(text) }
  }

  private func wakeWaiters() {
    let waiters = state.withLock { state in
      guard state.queue.count < bound || state.isOver else { return [CheckedContinuation<Void, Never>]() }
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }
}
