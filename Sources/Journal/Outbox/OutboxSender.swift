public import SystemPackage
import Threads

/// Hands the entries of the outbox to journald, in order, from a thread of its own.
///
/// journald may block it for as long as it likes: nobody else waits, the outbox grows. Handed over is not stored, which only
/// `ReadBack` proves; what it does not find is queued again and comes by here once more.
public final class OutboxSender: Sendable {
  let outbox: any Outbox
  let settings: DeliverySettings
  /// Rings when entries went out, for who proves that they arrived.
  let sentBell: Doorbell
  private let machine: SendMachine<OutboxSenderState>

  /// Starts the thread; what is queued already is sent at once.
  ///
  /// - Throws: `Errno` when there is no thread or descriptor left for it.
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

  /// New entries were queued.
  public func ring() { state.withLock { $0.ring() } }

  /// Sends an entry of the moment before the next one of the outbox; it is not kept over a restart.
  public func say(_ notice: JournalEntry) { state.withLock { $0.say(notice) } }

  /// Entries that are not proved to be in the journal.
  public var undelivered: Int { outbox.counts.undelivered }

  /// Why the journal takes or stores nothing at the moment; nil when it does.
  public var trouble: String? { counts.trouble }

  /// What became of the entries so far.
  public var counts: OutboxSenderCounts {
    state.withLock { state in
      var counts = state.counts
      counts.trouble = counts.trouble ?? state.unstored
      return counts
    }
  }

  /// Sends what is queued if the journal takes it at once, and ends the thread, at the latest when `time` is over.
  ///
  /// What was not handed over stays queued for the next start; the entry in hand too, whether it arrived or not.
  ///
  /// - Returns: Whether the thread has ended; it has not when journald hangs.
  @discardableResult
  public func stop(within time: Duration) async -> Bool {
    await machine.stop(within: time)
  }

  // MARK: what reading back found

  /// So many were found in the journal.
  func proved(_ count: Int) {
    state.withLock { state in
      state.window.proved(count)
      state.ring()
    }
  }

  /// Some were not found, and are queued again or given up.
  func lost() {
    state.withLock { state in
      state.window.lost()
      state.ring()
    }
  }

  /// What is lost is there now, or is not.
  func stores(_ stores: Bool) {
    state.withLock { $0.unstored = stores ? nil : "journald takes entries and does not store them" }
  }

  /// Whether there is proof to wait for.
  func waitsForProof(_ waits: Bool) {
    state.withLock { state in
      state.window.isOpen = !waits
      state.ring()
    }
  }

  /// How many may be out without proof.
  var window: Int { state.withLock { $0.window.size } }
}
