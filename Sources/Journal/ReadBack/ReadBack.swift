public import SystemPackage
import Threads

/// Proves from a thread of its own that the journal holds the sent entries, and queues the missing ones again.
///
/// journald accepts entries and may still drop them, so only finding them counts. This needs the group systemd-journal.
/// Without it, one notice says so, and each entry is sent once.
public final class ReadBack: Sendable {
  private let end = Monitor(ThreadEnd())
  private let bell: Doorbell

  /// Starts the thread. It first looks for entries that were left without proof before a restart.
  ///
  /// - Throws: `Errno` if no thread can be created.
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

  /// Looks until all sent entries are proved, for `time` at most, and ends the thread.
  ///
  /// Entries that are not proved by then are looked for after the next start.
  ///
  /// - Returns: Whether the thread has ended. It has not if the journal's disk hangs.
  @discardableResult
  public func stop(within time: Duration) async -> Bool {
    let timer = Task { [end, bell] in
      // The sleep is cancelled if the thread ended in time.
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
