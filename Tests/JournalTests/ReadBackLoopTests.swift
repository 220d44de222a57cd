import Synchronization
import Testing

@testable import Journal
@testable import a11yd_deliver

/// What is found is proved, what is not found is sent again, and nothing is sent for ever.
@Suite(.timeLimit(.minutes(5)))
struct ReadBackLoopTests {
  private let sink = ScriptedSink()
  private let journal = ScriptedJournal()
  private let outbox: MemoryOutbox
  private let sender: OutboxSender
  private let loop: ReadBackLoop

  /// Ten entries, which are out.
  init() async throws {
    outbox = OutboxFixture.outbox(1...10)
    var settings = OutboxFixture.impatient
    settings.tries = 3
    settings.triesInVain = 5
    sender = try OutboxSender(outbox, to: sink, settings: settings)
    loop = ReadBackLoop(of: sender, through: journal)
    await isOut()
  }

  /// Later than anything that was sent.
  private var later: WallTime { .now + .seconds(1) }

  /// Waits until nothing is queued.
  private func isOut() async { while outbox.counts.queued > 0 { await Task.yield() } }

  /// Ends the sender and gives what it sent: entries, and what it said.
  private func sent() async -> (entries: [String], notices: [String]) {
    _ = await sender.stop(within: .seconds(30))
    let messages = sink.messages
    return (messages.filter { Int($0) != nil }, messages.filter { Int($0) == nil })
  }

  @Test
  func `what the journal shows is proved, and nothing is sent again`() async {
    journal.store(1...10)
    _ = loop.turn(now: later)
    #expect(outbox.counts == OutboxCounts())
    #expect(await sent() == (entries: (1...10).map(String.init), notices: []))
  }

  @Test("fault 41: what the journal has not is sent again under its id, and that is said once it is there")
  func lost() async {
    journal.store([1, 2, 3, 5, 6, 7, 8, 9])
    _ = loop.turn(now: later)
    await isOut()
    #expect(sender.trouble == "journald takes entries and does not store them")
    journal.store([4, 10])
    _ = loop.turn(now: later)
    #expect(outbox.counts == OutboxCounts())
    #expect(sender.trouble == nil)
    let sent = await sent()
    #expect(sent.entries == (1...10).map(String.init) + ["4", "10"])
    #expect(sent.notices == ["The journal lost 2 entries. a11yd sent them again and found them there."])
  }

  @Test
  func `what following missed is found by its id, and is not sent again`() async {
    journal.change { $0.held = Set((1...10).map(OutboxFixture.id)) }
    _ = loop.turn(now: later)
    #expect(outbox.counts == OutboxCounts())
    let before = journal.state.withLock { $0.opened }
    _ = loop.turn(now: later)
    #expect(journal.state.withLock { $0.opened } == before, "nothing is out, so nothing is open")
    outbox.put([OutboxFixture.entry(11)])
    sender.ring()
    await isOut()
    journal.store([11])
    _ = loop.turn(now: later)
    #expect(journal.state.withLock { $0.opened } == before + 1, "the files that missed it are opened anew")
    #expect(await sent().entries.count == 11)
  }

  @Test
  func `nothing is looked for before its time`() async {
    _ = loop.turn(now: .now - .seconds(60))
    #expect(outbox.counts == OutboxCounts(queued: 0, sent: 10))
    #expect(await sent().entries.count == 10)
  }

  @Test("fault 60: after the clock was set back what is out is looked for all the same")
  func clock() async {
    _ = loop.turn(now: .now - .seconds(60))
    _ = loop.turn(now: .now - .seconds(3_600))
    await isOut()
    #expect(await sent().entries.count == 20)
  }

  @Test("fault 49: an entry that is never found while others are is given up, and that is said with the count")
  func hopeless() async {
    journal.store(1...9)
    for number in 11..<20 {
      _ = loop.turn(now: later)
      await isOut()
      outbox.put([OutboxFixture.entry(number)])
      sender.ring()
      await isOut()
      journal.store([number])
    }
    _ = loop.turn(now: later)
    #expect(outbox.counts.undelivered == 0)
    #expect(outbox.ended(.unproved) == 1)
    let sent = await sent()
    #expect(sent.entries.count { $0 == "10" } == 3)
    #expect(sent.notices.count == 1)
    #expect(
      sent.notices.first?.hasPrefix(
        "1 entry may be missing from the journal: a11yd sent it several times and never found it there.") == true)
  }

  @Test("fault 46: while nothing gets through nothing is given up before its day is over")
  func inVain() async {
    for _ in 0..<4 {
      _ = loop.turn(now: later)
      await isOut()
    }
    #expect(outbox.counts == OutboxCounts(queued: 0, sent: 10))
    _ = loop.turn(now: later)
    #expect(outbox.ended(.unproved) == 10)
    #expect(await sent().entries.count == 50)
  }

  @Test("fault 48: without the right to read entries are handed over once, and that is said once")
  func forbidden() async {
    journal.change { $0.access = .forbidden("/var/log/journal/x/system.journal") }
    for _ in 0..<3 { _ = loop.turn(now: later) }
    #expect(outbox.counts.undelivered == 0)
    outbox.put((11...5_000).map(OutboxFixture.entry))
    sender.ring()
    await isOut()
    _ = loop.turn(now: later)
    #expect(outbox.counts.undelivered == 0, "the window is open")
    let sent = await sent()
    #expect(sent.entries == (1...5_000).map(String.init))
    #expect(sent.notices.count == 1)
    #expect(sent.notices.first?.contains("a11yd may not read /var/log/journal/x/system.journal.") == true)
  }

  @Test("fault 48: with the right it reads")
  func allowed() async {
    journal.change { $0.access = .forbidden("x") }
    _ = loop.turn(now: .now - .seconds(60))
    journal.change { $0.access = .readable(isVolatile: false) }
    journal.store(1...10)
    _ = loop.turn(now: .now - .seconds(60))
    #expect(outbox.counts == OutboxCounts())
  }

  @Test
  func `a journal without files is waited for, and then not waited for`() async {
    journal.change { $0.access = .absent }
    var sight = JournalInSight()
    let (notice, isInSight) = sight.look(.absent, absence: .seconds(600))
    #expect(notice == nil && !isInSight && !sight.isBlind)
    _ = loop.turn(now: later)
    #expect(outbox.ended(.unproved) == 10)
    #expect(await sent().notices.count == 1)
  }

  @Test("fault 47: a journal in memory works, and that is said once")
  func volatile() async {
    journal.change { state in
      state.access = .readable(isVolatile: true)
      state.failures = 1
    }
    journal.store(1...10)
    _ = loop.turn(now: later)
    _ = loop.turn(now: later)
    #expect(outbox.counts == OutboxCounts())
    let sent = await sent()
    #expect(sent.entries.count == 10)
    #expect(sent.notices.count == 1)
    #expect(sent.notices.first?.hasPrefix("The journal is kept in memory") == true)
  }

  @Test("fault 45: journald's word that it suppressed entries narrows the window")
  func suppressed() {
    journal.change { $0.sights = [.suppressed(1_000)] }
    let before = sender.window
    _ = loop.turn(now: .now - .seconds(60))
    #expect(sender.window == before / 2)
  }

  @Test("fault 53: after a start what was seen shortly before and is gone is sent again, what was let go is not")
  func start() async throws {
    let old = WallTime.now
    outbox.markSeen((1...9).map(OutboxFixture.id), at: old)
    journal.store(4...6)
    journal.change { $0.held.insert(OutboxFixture.id(7)) }
    // So early that nothing is overdue.
    _ = loop.turn(now: old - .seconds(60))
    await isOut()
    #expect(await sent().entries == (1...10).map(String.init) + ["1", "2", "3", "8", "9"])
    journal.change { $0.oldest = old + .seconds(60) }
    let check = StartCheck()
    #expect(check.missing(of: outbox, in: journal, now: old, settings: DeliverySettings()).isEmpty)
  }
}
