import Threads

/// What the thread of an `OutboxSender` does: takes batches out of the outbox and hands them to the sink.
struct OutboxSendLoop {
  let outbox: any Outbox
  let sink: any EntrySink
  let settings: DeliverySettings
  let state: Monitor<OutboxSenderState>
  let sentBell: Doorbell

  /// Runs until it is told to stop.
  func run() {
    while state.wait(for: { $0.hasWork() }) {
      sendAll()
      _ = state.wait(atMost: settings.gathering, until: { $0.end.isStopping })
    }
    state.withLock { $0.end.leave() }
  }

  /// Goes through the outbox once, from its oldest entry, as far as the window lets it.
  private func sendAll() {
    for notice in state.withLock({ $0.takeNotices() }) where write(notice, unless: {}) == nil { return }
    // Behind the last one, and not from the front again: an outbox that cannot write down what was sent would give the
    // same entries for ever.
    var last: OutboxPosition?
    while true {
      let out = outbox.counts.sent
      let room = state.withLock { $0.end.isGivenUp ? 0 : $0.window.room(out: out) }
      guard room > 0 else { return }
      let limit = min(settings.batch, room)
      let batch = outbox.queued(after: last, limit: limit)
      // Whoever queues more rings.
      guard let end = batch.last, send(batch), batch.count == limit else { return }
      last = end.position
    }
  }

  /// False when it was told to stop before all went.
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
      switch write(item.entry, unless: markSent) {
      case .handedOver: sent.append(item.position)
      case .refused:
        outbox.giveUp([item.position], .refused)
        state.withLock { $0.counts.refused += 1 }
      case nil: return false
      }
    }
    return true
  }

  /// Tries until it is done or refused; nil when it was told to stop before.
  ///
  /// - Parameter unless: done before the first pause.
  private func write(_ entry: JournalEntry, unless pauses: () -> Void) -> EntryFate? {
    var pause = settings.pauses.lowerBound
    var since: (clock: ContinuousClock.Instant, wall: WallTime, cause: String)?
    while !state.withLock({ $0.end.isGivenUp }) {
      do throws(SinkFailure) {
        try sink.write(entry)
        if let since { sayBack(since: since.wall, after: .now - since.clock, since.cause) }
        return .handedOver
      } catch {
        switch error {
        case .later(let cause):
          if since == nil { pauses() }
          since = since ?? (.now, .now, cause)
          state.withLock { $0.counts.trouble = cause }
          // Whoever stops does not wait for a journal that takes nothing: the outbox keeps it.
          if state.wait(atMost: pause, until: { $0.end.isStopping }) { return nil }
          pause = min(pause * 2, settings.pauses.upperBound)
        case .never(let cause):
          state.withLock { $0.counts.trouble = nil }
          sink.report(entry, refusedBecause: cause)
          return .refused
        }
      }
    }
    return nil
  }

  private func sayBack(since time: WallTime, after: Duration, _ cause: String) {
    let waited = outbox.counts.undelivered
    state.withLock { state in
      state.counts.trouble = nil
      guard after >= settings.worthSaying else { return }
      state.say(DeliveryNotice.journalBack(since: time, after: after, waited: waited, cause))
    }
  }
}
