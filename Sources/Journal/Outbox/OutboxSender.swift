public import SystemPackage
import Threads

/// Sends the entries of the outbox to journald, in order, from a thread of its own.
///
/// journald may block the thread for any time: nobody else waits, and the outbox grows. A sent entry is not yet a
/// stored one; only `ReadBack` proves that. Entries that it does not find are queued and sent again.
public final class OutboxSender: Sendable {
  let outbox: any Outbox
  let settings: DeliverySettings
  /// Rings when entries were sent, so that `ReadBack` can look for them.
  let sentBell: Doorbell
  private let machine: SendMachine<OutboxSenderState>

  /// Starts the thread. Entries that are already queued are sent at once.
  ///
  /// - Throws: `Errno` if no thread or descriptor is left.
  public init(
    _ outbox: any Outbox, to sink: any EntrySink, settings: DeliverySettings = DeliverySettings()
  ) throws(Errno) {
    (self.outbox, self.settings) = (outbox, settings)
    let bell = try Doorbell()
    sentBell = bell
    let machine = SendMachine(to: sink, pauses: settings.pauses, state: OutboxSenderState(window: settings.window))
    self.machine = machine
    let loop = OutboxSendLoop(outbox: outbox, settings: settings, machine: machine, sentBell: bell)
    try machine.start(named: "a11yd-outbox", loop.run)
  }

  deinit { state.withLock { $0.giveUp() } }

  private var state: Monitor<OutboxSenderState> { machine.state }

  /// Tells the thread that new entries were queued.
  public func ring() { state.withLock { $0.ring() } }

  /// Sends a transient entry before the next one of the outbox. It is not kept over a restart.
  public func say(_ notice: JournalEntry) { state.withLock { $0.say(notice) } }

  /// The number of entries that are not proved to be in the journal.
  public var undelivered: Int { outbox.counts.undelivered }

  /// Why the journal does not take or store entries now; nil if it does.
  public var trouble: String? { counts.trouble }

  /// Counts of the entries so far.
  public var counts: OutboxSenderCounts {
    state.withLock { state in
      var counts = state.counts
      counts.trouble = counts.trouble ?? state.unstored
      return counts
    }
  }

  /// Sends the queued entries if the journal takes them at once, and ends the thread, within `time` at most.
  ///
  /// Entries that were not sent stay queued for the next start, and so does the entry in hand, whether it arrived or
  /// not.
  ///
  /// - Returns: Whether the thread has ended. It has not if journald hangs.
  @discardableResult
  public func stop(within time: Duration) async -> Bool {
    await machine.stop(within: time)
  }

  // MARK: what reading back found

  /// Records that this many entries were found in the journal.
  func proved(_ count: Int) {
    state.withLock { state in
      state.window.proved(count)
      state.ring()
    }
  }

  /// Records that some entries were not found, and were queued again or given up.
  func lost() {
    state.withLock { state in
      state.window.lost()
      state.ring()
    }
  }

  /// Records whether the journal stores entries that were lost before.
  func stores(_ stores: Bool) {
    state.withLock { $0.unstored = stores ? nil : "journald takes entries and does not store them" }
  }

  /// Sets whether there is proof to wait for.
  func waitsForProof(_ waits: Bool) {
    state.withLock { state in
      state.window.isOpen = !waits
      state.ring()
    }
  }

  /// How many entries may be out without proof.
  var window: Int { state.withLock { $0.window.size } }
}
