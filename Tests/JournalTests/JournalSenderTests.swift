import Synchronization
import Testing

@testable import Journal

/// Nothing is dropped without a word, whatever the sink does.
@Suite(.timeLimit(.minutes(5)))
struct JournalSenderTests {
  /// A sink that does what the test says.
  final class FakeSink: EntrySink {
    let name = "a fake"
    private let taken = Mutex<[String]>([])
    private let answers: Mutex<[SinkFailure?]>
    private let gate = Mutex(false)

    /// - Parameter answers: what the first calls get; later ones succeed.
    init(_ answers: [SinkFailure?] = [], isShut: Bool = false) {
      self.answers = Mutex(answers)
      gate.withLock { $0 = isShut }
    }

    var messages: [String] { taken.withLock { $0 } }

    func open() { gate.withLock { $0 = false } }

    func write(_ entry: JournalEntry) throws(SinkFailure) {
      if gate.withLock({ $0 }) { throw .later("shut") }
      if let failure = answers.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { throw failure }
      taken.withLock { $0.append(entry.message) }
    }
  }

  private func entries(_ numbers: ClosedRange<Int>) -> [JournalEntry] {
    numbers.map { JournalEntry("\($0)", id: "0", priority: 6) }
  }

  private func sender(to sink: FakeSink, bound: Int = 100) throws -> JournalSender {
    try JournalSender(to: sink, bound: bound, pauses: .milliseconds(1) ... .milliseconds(5))
  }

  @Test
  func `entries arrive in order`() async throws {
    let sink = FakeSink()
    let sender = try sender(to: sink)
    await sender.submit(entries(1...50))
    await sender.submit(entries(51...99))
    #expect(await sender.drain(within: .seconds(10)) == 0)
    #expect(sink.messages == (1...99).map(String.init))
  }

  @Test
  func `what the journal does not take now is sent again, in order`() async throws {
    let sink = FakeSink([nil, .later("busy"), .later("busy"), nil, .later("busy")])
    let sender = try sender(to: sink)
    await sender.submit(entries(1...5))
    #expect(await sender.drain(within: .seconds(10)) == 0)
    #expect(sink.messages == ["1", "2", "3", "4", "5"])
  }

  @Test
  func `what the journal never takes is said`() async throws {
    let sink = FakeSink([nil, .never("too large")])
    let sender = try sender(to: sink)
    await sender.submit(entries(1...3))
    #expect(await sender.drain(within: .seconds(10)) == 0)
    #expect(sink.messages == ["1", "a fake refused an entry: too large. It said: 2", "3"])
  }

  @Test
  func `at the bound those who submit wait, and nothing is lost`() async throws {
    let sink = FakeSink(isShut: true)
    let sender = try sender(to: sink, bound: 2)
    await sender.submit(entries(1...2))
    let later = Task { _ = await sender.submit(self.entries(3...3)) }
    while sender.trouble == nil { await Task.yield() }
    #expect(sender.undelivered >= 2)
    sink.open()
    _ = await later.value
    #expect(await sender.drain(within: .seconds(10)) == 0)
    #expect(sink.messages == ["1", "2", "3"])
  }

  @Test
  func `a sink that takes nothing does not keep the daemon from stopping, and what is left is counted`() async throws {
    let sender = try sender(to: FakeSink(isShut: true))
    await sender.submit(entries(1...3))
    #expect(await sender.drain(within: .milliseconds(50)) == 3)
  }

  @Test
  func `without journald's socket an entry is kept`() {
    let journal = SystemJournal(socket: "/nonexistent/journal/socket")
    #expect(throws: SinkFailure.later("journald's socket /nonexistent/journal/socket is missing")) {
      try journal.write(JournalEntry("kept", id: "0", priority: 6))
    }
  }

  @Test
  func `what is left at the stop comes back, oldest first, with what others waited to submit`() async throws {
    let sender = try sender(to: FakeSink(isShut: true), bound: 2)
    await sender.submit(entries(1...2))
    while sender.trouble == nil { await Task.yield() }
    await sender.submit(entries(3...4))
    let later = Task { await sender.submit(self.entries(5...6)) }
    while sender.undelivered < 6 { await Task.yield() }
    let left = await sender.stop(within: .zero)
    #expect(left.map(\.message) == (1...6).map(String.init))
    #expect(await later.value == false)
    #expect(await sender.submit(entries(7...7)) == false)
    #expect(!sender.post(entries(8...8)))
    #expect(await sender.stop(within: .zero).map(\.message) == (1...7).map(String.init))
  }

  @Test
  func `a sink that hangs for ever keeps nobody`() async throws {
    /// Hangs in the call until the test is over, as a stopped journald does.
    final class HungSink: EntrySink {
      let name = "hung"
      let entered = Monitor(false)
      let released = Monitor(false)
      func write(_ entry: JournalEntry) throws(SinkFailure) {
        entered.withLock { $0 = true }
        released.wait { $0 ? () : nil }
      }
    }
    let sink = HungSink()
    let sender = try JournalSender(to: sink)
    await sender.submit(entries(1...3))
    while !sink.entered.withLock({ $0 }) { await Task.yield() }
    #expect(await sender.stop(within: .milliseconds(1)).map(\.message) == ["1", "2", "3"])
    sink.released.withLock { $0 = true }
  }

  @Test
  func `the entries of one snapshot stay together, whoever else submits`() async throws {
    let sink = FakeSink()
    let sender = try sender(to: sink, bound: 3)
    await withDiscardingTaskGroup { group in
      for snapshot in 0..<50 {
        group.addTask { await sender.submit(self.entries((snapshot * 10)...(snapshot * 10 + 9))) }
      }
    }
    #expect(await sender.drain(within: .seconds(10)) == 0)
    let numbers = sink.messages.compactMap { Int($0) }
    #expect(numbers.count == 500)
    #expect(Set(numbers).count == 500)
    for start in stride(from: 0, to: 500, by: 10) {
      #expect(numbers[start..<start + 10].elementsEqual(numbers[start]..<numbers[start] + 10))
    }
  }

  @Test
  func `large entries wait for room too, and one larger than the bound goes alone`() async throws {
    let sink = FakeSink(isShut: true)
    let sender = try JournalSender(to: sink, bytes: 100_000, pauses: .zero ... .milliseconds(1))
    func large(_ number: Int) -> [JournalEntry] {
      var entry = JournalEntry("\(number)", id: nil, priority: 6)
      entry[.name] = String(repeating: "x", count: 150_000)
      return [entry]
    }
    await sender.submit(large(1))
    while sender.trouble == nil { await Task.yield() }
    await sender.submit(large(2))
    let hasRoom = Mutex(false)
    let later = Task {
      await sender.submit(large(3))
      hasRoom.withLock { $0 = true }
    }
    while sender.undelivered < 3 { await Task.yield() }
    #expect(!hasRoom.withLock { $0 })
    sink.open()
    await later.value
    #expect(await sender.drain(within: .seconds(10)) == 0)
    #expect(sink.messages == ["1", "2", "3"])
  }

  @Test
  func `lines of the log for which there is no room are counted and said`() async throws {
    let sink = FakeSink(isShut: true)
    let sender = try JournalSender(to: sink, logLines: 2, pauses: .zero ... .milliseconds(1))
    await sender.submit(entries(1...1))
    while sender.trouble == nil { await Task.yield() }
    for number in 2...6 { sender.post(entries(number...number)) }
    #expect(sender.counts.leftOut == 3)
    sink.open()
    #expect(await sender.drain(within: .seconds(10)) == 0)
    #expect(
      sink.messages == ["1", "2", "3", "a11yd dropped 3 lines of its own log: the journal accepted none for too long."])
  }
}
