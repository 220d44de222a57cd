/// What the sender's thread does: takes one entry after the other out of the queue and hands it to the sink.
struct SendLoop {
  let queue: Monitor<EntryQueue>
  let sink: any EntrySink
  let pauses: ClosedRange<Duration>

  /// Runs until the queue says that there will be no more.
  func run() {
    while case .send(let entry) = queue.wait(for: { $0.next() }) { send(entry) }
    queue.withLock { $0.end() }
  }

  /// Tries until it is done, refused or given up.
  private func send(_ entry: JournalEntry) {
    var pause = pauses.lowerBound
    while true {
      do throws(SinkFailure) {
        try sink.write(entry)
        return queue.withLock { $0.finish(.handedOver) }
      } catch {
        switch error {
        case .later(let cause):
          queue.withLock { $0.note(trouble: cause) }
          if queue.wait(atMost: pause, until: { $0.isGivenUp }) { return }
          pause = min(pause * 2, pauses.upperBound)
        case .never(let cause):
          sink.report(entry, refusedBecause: cause)
          return queue.withLock { $0.finish(.refused) }
        }
      }
    }
  }
}
