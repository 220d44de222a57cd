import SystemPackage
import Threads

/// Hands entries to a sink, one at a time, from a thread of its own, and never drops one silently.
///
/// Each entry is tried until it is taken, refused or given up. The owner decides where entries come from and what
/// happens to them afterwards: `JournalSender` keeps a queue in memory, `OutboxSender` has an outbox.
struct SendMachine<State: SendState>: Sendable {
  let sink: any EntrySink
  /// The first and the longest pause after a failure.
  let pauses: ClosedRange<Duration>
  let state: Monitor<State>

  init(to sink: any EntrySink, pauses: ClosedRange<Duration>, state: State) {
    (self.sink, self.pauses) = (sink, pauses)
    self.state = Monitor(state)
  }

  /// Starts the thread. It may hang in the sink for ever, so nothing joins it, and `work` must not retain the owner.
  ///
  /// - Throws: `Errno` if no thread can be created.
  func start(named name: String, _ work: @escaping @Sendable () -> Void) throws(Errno) {
    try WorkerThread(named: name) { [state] in
      work()
      state.withLock { $0.end.leave() }
    }.leave()
  }

  /// Tries until the entry is handed over or refused. Nil if the thread was told to end before that.
  ///
  /// - Parameter whenHeldUp: called before the first pause.
  func write(_ entry: JournalEntry, whenHeldUp: () -> Void = {}) -> EntryFate? {
    var pause = pauses.lowerBound
    var outage: SinkOutage?
    while !state.withLock({ $0.end.isGivenUp }) {
      do throws(SinkFailure) {
        try sink.write(entry)
        if outage != nil { state.withLock { $0.trouble = nil } }
        return .handedOver(after: outage)
      } catch {
        switch error {
        case .later(let cause):
          if outage == nil { whenHeldUp() }
          outage = outage ?? SinkOutage(cause)
          state.withLock { $0.trouble = cause }
          if state.wait(atMost: pause, until: { !$0.triesAgain }) { return nil }
          pause = min(pause * 2, pauses.upperBound)
        case .never(let cause):
          state.withLock { $0.trouble = nil }
          sink.report(entry, refusedBecause: cause)
          return .refused
        }
      }
    }
    return nil
  }

  /// Asks the thread to end, and gives up after `time`.
  ///
  /// - Returns: Whether the thread has ended. It has not if the sink hangs.
  func stop(within time: Duration) async -> Bool {
    let end = Task { [state] in
      // The sleep is cancelled if the thread ended in time.
      guard (try? await Task.sleep(for: time)) != nil else { return }
      state.withLock { $0.giveUp() }
    }
    defer { end.cancel() }
    return await withCheckedContinuation { stopper in state.withLock { $0.end.stop(stopper) } }
  }
}
