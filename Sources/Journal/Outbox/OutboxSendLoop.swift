import Threads

/// The loop of an `OutboxSender`'s thread: takes batches out of the outbox and hands them to the sink.
struct OutboxSendLoop {
  let outbox: any Outbox
  let settings: DeliverySettings
  let machine: SendMachine<OutboxSenderState>
  let sentBell: Doorbell

  private var state: Monitor<OutboxSenderState> { machine.state }

  /// Runs until it is told to stop.
  func run() {
    while state.wait(for: { $0.hasWork() }) {
      sendAll()
      _ = state.wait(atMost: settings.gathering, until: { $0.end.isStopping })
    }
  }

  /// Goes through the outbox once, from its oldest entry, as far as the window allows.
  private func sendAll() {
    for notice in state.withLock({ $0.takeNotices() }) where write(notice) == nil { return }
    // Continue behind the last entry, not from the front: an outbox that cannot record what was sent would return the
    // same entries for ever.
    var last: OutboxPosition?
    while true {
      let out = outbox.counts.sent
      let room = state.withLock { $0.end.isGivenUp ? 0 : $0.window.room(out: out) }
      guard room > 0 else { return }
      let limit = min(settings.batch, room)
      let batch = outbox.queued(after: last, limit: limit)
      // Code that queues more rings the bell.
      guard let end = batch.last, send(batch), batch.count == limit else { return }
      last = end.position
    }
  }

  /// False if the thread was told to stop before all entries were sent.
  private func send(_ batch: [OutboxEntry]) -> Bool {
    var sent: [OutboxPosition] = []
    func markSent() {
      guard !sent.isEmpty else { return }
      outbox.markSent(sent, at: .now)
      let count = sent.count
      state.withLock { $0.counts.sent += count }
      sent = []
      sentBell.ring()
    }
    defer { markSent() }
    for item in batch {
      switch write(item.entry, whenHeldUp: markSent) {
      case .handedOver: sent.append(item.position)
      case .refused:
        outbox.giveUp([item.position], .refused)
        state.withLock { $0.counts.refused += 1 }
      case nil: return false
      }
    }
    return true
  }

  private func write(_ entry: JournalEntry, whenHeldUp: () -> Void = {}) -> EntryFate? {
    let fate = machine.write(entry, whenHeldUp: whenHeldUp)
    if case .handedOver(let outage?) = fate { sayBack(outage, after: outage.length) }
    return fate
  }

  private func sayBack(_ outage: SinkOutage, after length: Duration) {
    guard length >= settings.worthSaying else { return }
    let waited = outbox.counts.undelivered
    let notice = DeliveryNotice.journalBack(since: outage.since, after: length, waited: waited, outage.cause)
    state.withLock { $0.say(notice) }
  }
}
