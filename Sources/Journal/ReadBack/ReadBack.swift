public import SystemPackage
import Threads

/// Proves that the journal holds what was handed over, from a thread of its own, and queues again what it has not.
///
/// journald says yes to entries that it then drops, so only finding them counts. It needs the group systemd-journal; without
/// the right it says so once, and entries are handed over once, as before.
public final class ReadBack: Sendable {
  private let end = Monitor(ThreadEnd())
  private let bell: Doorbell

  /// Starts the thread. What an earlier life of the daemon left without proof is looked for first.
  ///
  /// - Throws: `Errno` when there is no thread left for it.
  public convenience init(of sender: OutboxSender) throws(Errno) {
    try self.init(of: sender, through: SystemJournalOpening(origin: .current))
  }

  init(of sender: OutboxSender, through opening: any JournalOpening) throws(Errno) {
    bell = sender.sentBell
    try WorkerThread(named: "a11yd-readback") { [end, bell] in
      let loop = ReadBackLoop(of: sender, through: opening)
      while true {
        let ends = end.withLock { $0 }
        let isDone = ends.isStopping && sender.outbox.counts.sent == 0
        if ends.isGivenUp || isDone { break }
        let wake = loop.turn()
        bell.wait(orFor: wake.journal, until: wake.within.map { .now + $0 })
        _ = end.wait(atMost: sender.settings.gathering, until: { $0.isStopping })
      }
      end.withLock { $0.leave() }
    }.leave()
  }

  deinit {
    end.withLock { $0.giveUp() }
    bell.ring()
  }

  /// Looks until all that was handed over is proved, at the latest until `time` is over, and ends the thread.
  ///
  /// What is not proved by then is looked for again after the next start.
  ///
  /// - Returns: Whether the thread has ended; it has not when the disk of the journal hangs.
  @discardableResult
  public func stop(within time: Duration) async -> Bool {
    let timer = Task { [end, bell] in
      // Cancelled when the thread was in time.
      guard (try? await Task.sleep(for: time)) != nil else { return }
      end.withLock { $0.giveUp() }
      bell.ring()
    }
    defer { timer.cancel() }
    return await withCheckedContinuation { stopper in
      end.withLock { $0.stop(stopper) }
      bell.ring()
    }
  }
}
