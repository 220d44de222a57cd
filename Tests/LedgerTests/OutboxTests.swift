import AccessibilityTree
import Foundation
import GRDB
import Journal
import Synchronization
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
      ledger.settle(trial, saying: [LedgerFixture.entry(text), JournalEntry("of the moment", .watching, .info)])
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
  func `are counted as they lie there, whatever happens to them`() throws {
    #expect(ledger.counts == OutboxCounts(queued: 3, sent: 0))
    let (positions, ids) = (
      ledger.queued(after: nil, limit: 9).map(\.position), ledger.queued(after: nil, limit: 9).map(\.id)
    )
    let changes: [() -> Void] = [
      { ledger.markSent([positions[0], positions[1]], at: .now) }, { ledger.markSent([positions[0]], at: .now) },
      { ledger.markSeen([ids[0], ids[2]], at: .now) }, { ledger.markSeen(ids, at: .now) },
      { ledger.markSent([positions[2]], at: .now) }, { ledger.queueAgain(positions) },
      { ledger.queueAgain([positions[1]]) }, { ledger.markSent([positions[1]], at: .now) },
      { ledger.giveUp([positions[0], positions[1]], .refused) }, { ledger.giveUp(positions, .unproved) },
    ]
    for change in changes {
      change()
      let counts = ledger.counts
      let states = ledger.read { try String.fetchAll($0, sql: "SELECT state FROM outbox") } ?? []
      #expect(counts.queued == states.count { $0 == "queued" } && counts.sent == states.count { $0 == "sent" })
    }
    #expect(ledger.counts == OutboxCounts())
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

  @Test("fault 55: that lost a bit on the disk are not sent, and what lies there is audited once more")
  func lostBits() throws {
    let begunAnew = Mutex(0)
    ledger.whenBegunAnew { begunAnew.withLock { $0 += 1 } }
    #expect(!ledger.isNew(.init(of: ["a"]), at: "a"))
    _ = ledger.write { try $0.execute(sql: "UPDATE outbox SET sum = sum + 1 WHERE position = 2") }
    #expect(messages(ledger.queued(after: nil, limit: 9)) == ["a", "c"])
    #expect(ledger.counts.queued == 2)
    #expect(ledger.isNew(.init(of: ["a"]), at: "a"))
    #expect(begunAnew.withLock { $0 } == 1)
    #expect(ledger.trouble == nil)
    #expect(
      fixture.notices == [
        .rebuilt(
          path: fixture.path, aside: fixture.path + ".bad", cause: "it is damaged (an entry is not what was written)",
          isLookedFor: true)
      ])
    // A disk that damages one file after another is left for memory, and nothing is lost of that either.
    _ = ledger.write { try $0.execute(sql: "UPDATE outbox SET sum = sum + 1 WHERE position = 1") }
    #expect(messages(ledger.queued(after: nil, limit: 9)) == ["c"])
    #expect(ledger.trouble != nil)
    #expect(begunAnew.withLock { $0 } == 1)
  }

  @Test("fault 55: that lost a bit while nobody ran are known at the start")
  func lostBitsBefore() throws {
    _ = ledger.write { try $0.execute(sql: "UPDATE outbox SET sum = sum + 1 WHERE position = 2") }
    ledger.close()
    let next = try fixture.open()
    #expect(fixture.notices.count == 1)
    #expect(messages(next.queued(after: nil, limit: 9)) == ["a", "c"])
    #expect(next.isNew(.init(of: ["a"]), at: "a"))
    // The next life is none of a ledger that remembers everything either.
    next.close()
    let afterwards = try fixture.open()
    let trial = Trial(content: .init(of: ["d"]), path: "d", lay: true)
    afterwards.settle(trial, saying: [LedgerFixture.entry("d")])
    #expect(afterwards.counts == OutboxCounts(queued: 2, sent: 1))
  }

  @Test
  func `are looked for first where an earlier life may have told them`() throws {
    let fixture = try LedgerFixture()
    try Data("no database at all, by far none".utf8).write(to: URL(filePath: fixture.path))
    for (canLook, counts) in [(true, OutboxCounts(queued: 0, sent: 1)), (false, OutboxCounts(queued: 1, sent: 1))] {
      let next = try LedgerStore(at: fixture.path, canLook: canLook)
      let trial = Trial(content: .init(of: ["d"]), path: "d", lay: true)
      next.settle(trial, saying: [LedgerFixture.entry("d")])
      #expect(next.counts == counts)
      next.close()
    }
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
