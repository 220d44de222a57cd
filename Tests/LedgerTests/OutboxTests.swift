import AccessibilityTree
import GRDB
import Journal
import Testing

@testable import Ledger

@Suite("Entries on their way to the journal")
struct OutboxTests {
  private let fixture: LedgerFixture
  private let ledger: LedgerStore

  init() throws {
    fixture = try LedgerFixture()
    ledger = try fixture.open()
    for text in ["a", "b", "c"] {
      let trial = Trial(content: .init(of: [text]), path: text)
      ledger.settle(trial, saying: [LedgerFixture.entry(text), JournalEntry("of the moment", .log, .info)])
    }
  }

  private func messages(_ entries: [OutboxEntry]) -> [String] { entries.map(\.entry.message) }

  @Test
  func `wait in order, also for the next process`() throws {
    #expect(messages(ledger.queued(after: nil, limit: 2)) == ["a", "b"])
    let last = ledger.queued(after: nil, limit: 2).last?.position
    #expect(messages(ledger.queued(after: last, limit: 9)) == ["c"])
    ledger.close()
    #expect(messages(try fixture.open().queued(after: nil, limit: 9)) == ["a", "b", "c"])
  }

  @Test
  func `go from queued to sent to seen, and are forgotten`() {
    let time = WallTime(rawValue: 1_000)
    let entries = ledger.queued(after: nil, limit: 2)
    ledger.markSent(entries.map(\.position), at: time)
    #expect(ledger.counts == OutboxCounts(queued: 1, sent: 2))
    #expect(messages(ledger.unseen(sentBefore: WallTime(rawValue: 1_001), limit: 9)) == ["a", "b"])
    #expect(ledger.unseen(sentBefore: time, limit: 9).isEmpty)
    ledger.markSeen([entries[0].id, EntryID(of: ["stranger"])], at: WallTime(rawValue: 2_000))
    #expect(ledger.counts == OutboxCounts(queued: 1, sent: 1))
    #expect(ledger.seen(after: time, behind: nil, limit: 9).map(\.id) == [entries[0].id])
    #expect(ledger.seen(after: time, behind: entries[0].position, limit: 9).isEmpty)
    ledger.queueAgain([entries[1].position])
    #expect(messages(ledger.queued(after: nil, limit: 9)) == ["b", "c"])
    #expect(ledger.queued(after: nil, limit: 1).first?.tries == 1)
    ledger.forget(seenBefore: WallTime(rawValue: 2_001))
    #expect(ledger.seen(after: WallTime(rawValue: 0), behind: nil, limit: 9).isEmpty)
    ledger.giveUp([entries[1].position], .refused)
    #expect(ledger.counts == OutboxCounts(queued: 1, sent: 0))
  }

  @Test
  func `that were seen before they were written down as sent stay seen`() {
    let entries = ledger.queued(after: nil, limit: 1)
    ledger.markSeen(entries.map(\.id), at: WallTime(rawValue: 2_000))
    ledger.markSent(entries.map(\.position), at: WallTime(rawValue: 1_000))
    #expect(ledger.counts == OutboxCounts(queued: 2, sent: 0))
  }

  @Test
  func `are there for who asks after the end`() {
    ledger.close()
    #expect(ledger.counts.queued == 3)
    #expect(ledger.queued(after: nil, limit: 9).count == 3)
  }

  @Test
  func `that lost a bit on the disk are not sent`() {
    _ = ledger.write { try $0.execute(sql: "UPDATE outbox SET sum = sum + 1 WHERE position = 2") }
    #expect(messages(ledger.queued(after: nil, limit: 9)) == ["a", "c"])
    #expect(ledger.counts.queued == 2)
  }

  @Test
  func `are looked for first where an earlier life may have told them`() throws {
    ledger.lookBeforeTelling()
    let trial = Trial(content: .init(of: ["d"]), path: "d", lay: true)
    ledger.settle(trial, saying: [LedgerFixture.entry("d")])
    #expect(ledger.counts == OutboxCounts(queued: 3, sent: 1))
    let entry = try #require(ledger.unseen(sentBefore: .now, limit: 9).first)
    #expect(entry.tries == 0)
  }

  @Test
  func `make who makes more of them wait until there is room`() async {
    let ledger = ledger
    let waiting = Task { await ledger.room(below: 3) }
    ledger.markSent(ledger.queued(after: nil, limit: 1).map(\.position), at: .now)
    await waiting.value
    let forEver = Task { await ledger.room(below: 1) }
    ledger.endWaiting()
    await forEver.value
  }
}
