import Synchronization
import Testing

@testable import Journal
@testable import a11yd_deliver

/// What is in the outbox goes out once, in order, and stays there until it is out.
@Suite(.timeLimit(.minutes(5)))
struct OutboxSenderTests {
  private func sender(
    _ outbox: any Outbox, to sink: any EntrySink, _ change: (inout DeliverySettings) -> Void = { _ in }
  ) throws -> OutboxSender {
    var settings = OutboxFixture.impatient
    change(&settings)
    return try OutboxSender(outbox, to: sink, settings: settings)
  }

  @Test
  func `all go out in order, and are known to be out`() async throws {
    let (sink, outbox) = (ScriptedSink(), OutboxFixture.outbox(1...600))
    let sender = try sender(outbox, to: sink)
    outbox.put((601...700).map(OutboxFixture.entry))
    sender.ring()
    #expect(await sender.stop(within: .seconds(30)))
    #expect(sink.messages == (1...700).map(String.init))
    #expect(outbox.counts == OutboxCounts(queued: 0, sent: 700))
    #expect(sender.counts.sent == 700)
    #expect(sender.undelivered == 700)
  }

  @Test
  func `what went before a failure is known to be out while the rest waits`() async throws {
    let (sink, outbox) = (ScriptedSink([nil, nil, .later("busy")]), OutboxFixture.outbox(1...5))
    let sender = try sender(outbox, to: sink) { $0.pauses = .seconds(600) ... .seconds(600) }
    while sender.trouble == nil { await Task.yield() }
    #expect(outbox.counts == OutboxCounts(queued: 3, sent: 2))
    #expect(sender.trouble == "busy")
    #expect(await sender.stop(within: .seconds(30)))
    #expect(sink.messages == ["1", "2"])
    #expect(outbox.queued(after: nil, limit: 9).map(\.entry.message) == ["3", "4", "5"])
  }

  @Test
  func `a trouble that is over is said once, with how many waited`() async throws {
    let (sink, outbox) = (ScriptedSink([nil, .later("busy"), .later("busy")]), OutboxFixture.outbox(1...3))
    let sender = try sender(outbox, to: sink)
    while sink.messages.count < 4 { await Task.yield() }
    #expect(sender.trouble == nil)
    _ = await sender.stop(within: .seconds(30))
    #expect(
      sink.messages == [
        "1", "2", "3", "The journal accepted nothing for 0 s: busy. a11yd is now sending the 3 entries that waited.",
      ])
  }

  @Test
  func `a short trouble is not worth an entry`() async throws {
    let (sink, outbox) = (ScriptedSink([.later("busy")]), OutboxFixture.outbox(1...3))
    let sender = try sender(outbox, to: sink) { $0.worthSaying = .seconds(600) }
    while outbox.counts.queued > 0 { await Task.yield() }
    _ = await sender.stop(within: .seconds(30))
    #expect(sink.messages == ["1", "2", "3"])
  }

  @Test
  func `what the journal never takes is given up and said once`() async throws {
    let (sink, outbox) = (ScriptedSink([nil, .never("too large")]), OutboxFixture.outbox(1...3))
    let sender = try sender(outbox, to: sink)
    #expect(await sender.stop(within: .seconds(30)))
    #expect(sink.messages == ["1", "a fake refused an entry: too large. It said: 2", "3"])
    #expect(outbox.counts == OutboxCounts(queued: 0, sent: 2))
    #expect(outbox.ended(.refused) == 1)
    #expect(sender.counts.refused == 1)
  }

  @Test("fault 44: a journal that hangs holds the sender's thread and nobody else")
  func hung() async throws {
    final class HungSink: EntrySink {
      let name = "hung"
      let entered = Monitor(false)
      let released = Monitor(false)
      func write(_ entry: JournalEntry) throws(SinkFailure) {
        entered.withLock { $0 = true }
        released.wait { $0 ? () : nil }
      }
    }
    let (sink, outbox) = (HungSink(), OutboxFixture.outbox(1...3))
    let sender = try sender(outbox, to: sink)
    while !sink.entered.withLock({ $0 }) { await Task.yield() }
    outbox.put([OutboxFixture.entry(4)])
    sender.ring()
    #expect(await sender.stop(within: .milliseconds(1)) == false)
    #expect(outbox.counts == OutboxCounts(queued: 4, sent: 0))
    sink.released.withLock { $0 = true }
  }

  @Test("fault 45: no more goes out without proof than the window lets, and more after it")
  func window() async throws {
    let (sink, outbox) = (ScriptedSink(), OutboxFixture.outbox(1...100))
    let sender = try sender(outbox, to: sink) { $0.window = 2...10 }
    while outbox.counts.sent < 10 { await Task.yield() }
    #expect(sink.messages.count == 10)
    outbox.markSeen((1...4).map(OutboxFixture.id), at: .now)
    sender.proved(4)
    while outbox.counts.sent < 10 { await Task.yield() }
    #expect(sink.messages.count == 14)
    sender.waitsForProof(false)
    while sink.messages.count < 100 { await Task.yield() }
    #expect(sink.messages == (1...100).map(String.init))
  }

  @Test("fault 45: a loss halves the window down to its least, proof widens it again")
  func widths() {
    var window = DeliveryWindow(16...4_096)
    for _ in 0..<20 { window.lost() }
    #expect(window.size == 16)
    #expect(window.room(out: 10) == 6)
    #expect(window.room(out: 60) == 0)
    window.proved(10)
    #expect(window.size == 21)
    window.proved(100_000)
    #expect(window.size == 4_096)
  }

  @Test("fault 54: an outbox that cannot write down what went out is no flood")
  func readOnly() async throws {
    struct ReadOnly: Outbox {
      let outbox: MemoryOutbox
      var counts: OutboxCounts { outbox.counts }
      func queued(after: OutboxPosition?, limit: Int) -> [OutboxEntry] { outbox.queued(after: after, limit: limit) }
      func markSent(_ positions: [OutboxPosition], at time: WallTime) {}
      func markSeen(_ ids: [EntryID], at time: WallTime) {}
      func queueAgain(_ positions: [OutboxPosition]) {}
      func giveUp(_ positions: [OutboxPosition], _ end: OutboxEnd) {}
      func unseen(sentBefore time: WallTime, limit: Int) -> [OutboxEntry] { [] }
      func seen(after time: WallTime, behind last: OutboxPosition?, limit: Int) -> [OutboxMark] { [] }
      func forget(seenBefore time: WallTime) {}
    }
    let sink = ScriptedSink()
    let sender = try sender(ReadOnly(outbox: OutboxFixture.outbox(1...600)), to: sink)
    #expect(await sender.stop(within: .seconds(30)))
    #expect(sink.messages == (1...600).map(String.init))
  }
}
