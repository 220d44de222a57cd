import Glibc
import Synchronization
import Testing

@testable import Journal

/// Every way in which the call to journald can end.
@Suite(.timeLimit(.minutes(5)))
struct SystemJournalTests {
  /// A journald that fails as the test says, then takes everything.
  final class FakeTransport: JournalTransport {
    private let errors: Mutex<[Int32]>
    private let taken = Mutex<[String]>([])

    init(_ errors: [Int32]) { self.errors = Mutex(errors) }

    var messages: [String] { taken.withLock { $0 } }

    func send(_ fields: UnsafeBufferPointer<iovec>) -> Int32 {
      let error = errors.withLock { $0.isEmpty ? 0 : $0.removeFirst() }
      guard error == 0 else { return error }
      let message = UnsafeRawBufferPointer(start: fields[0].iov_base, count: fields[0].iov_len)
      taken.withLock { $0.append(String(decoding: message, as: UTF8.self)) }
      return 0
    }
  }

  private func entries(_ count: Int) -> [JournalEntry] {
    (1...count).map { JournalEntry("\($0)", id: nil, priority: 6) }
  }

  @Test(arguments: [
    [EAGAIN], [EINTR, EINTR], [ECONNREFUSED, ECONNREFUSED, EAGAIN], [ENOENT], [ENOBUFS, 0, EINTR, EAGAIN],
  ])
  func `what fails for now arrives later, in order, once`(errors: [Int32]) async throws {
    let transport = FakeTransport(errors)
    let sender = try JournalSender(
      to: SystemJournal(socket: "/nonexistent", transport: transport), pauses: .zero ... .milliseconds(1))
    await sender.submit(entries(20))
    #expect(await sender.stop(within: .seconds(10)).isEmpty)
    #expect(transport.messages == (1...20).map { "MESSAGE=\($0)" })
    #expect(sender.counts == SenderCounts(sent: 20))
  }

  @Test(arguments: [EINVAL, E2BIG, EMSGSIZE, EPERM])
  func `what fails for ever does not keep the others`(error: Int32) async throws {
    let transport = FakeTransport([0, error])
    let sender = try JournalSender(to: SystemJournal(socket: "/nonexistent", transport: transport))
    await sender.submit(entries(3))
    #expect(await sender.stop(within: .seconds(10)).isEmpty)
    #expect(transport.messages.count == 3)
    #expect(transport.messages[1].hasPrefix("MESSAGE=the journal refused an entry: "))
    #expect(transport.messages[1].hasSuffix(" It said: 2"))
    #expect(sender.counts.refused == 1)
  }

  @Test
  func `a stopped journald leaves its socket behind`() throws {
    let path = "/tmp/a11yd-journal-\(getpid())-\(UInt32.random(in: 0 ... .max)).socket"
    #expect(!SystemJournal(socket: path).isPresent)
    try TestSocket(path: path).close()
    #expect(SystemJournal(socket: path).isPresent)
    unlink(path)
  }
}
