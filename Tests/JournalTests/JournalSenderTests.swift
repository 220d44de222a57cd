import Logging
import Synchronization
import Testing

@testable import Journal

/// Nothing is dropped without a word, whatever the sink does.
@Suite(.timeLimit(.minutes(1)))
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
    let later = Task { await sender.submit(self.entries(3...3)) }
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
  func `a library's log goes the same way`() async throws {
    let sink = FakeSink()
    let sender = try sender(to: sink)
    let logger = Logger(label: "test") { _ in JournalLogHandler(to: sender) }
    logger.warning("Something\nodd", metadata: ["place": "here"])
    logger.debug("Not this")
    #expect(await sender.drain(within: .seconds(10)) == 0)
    #expect(sink.messages == ["Something\\u{A}odd, place: here"])
  }
}
