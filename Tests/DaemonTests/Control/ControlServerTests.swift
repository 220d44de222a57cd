import Foundation
import Glibc
import Synchronization
import SystemPackage
import Testing
import Threads

@testable import Daemon

/// Serial, because descriptors are counted.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct ControlServerTests {
  @Test
  func `a request is answered, and again`() throws {
    let fixture = try ControlFixture()
    let server = try fixture.server()
    defer { server.stop() }
    let request = ControlRequest.replay(["a\n", "é"], directory: "/x")
    #expect(try ControlClient.ask(request, at: fixture.path) == .taken(7))
    #expect(try ControlClient.ask(.status, at: fixture.path) == .taken(7))
    #expect(fixture.asked.withLock { $0 } == [request, .status])
  }

  @Test
  func `clients that say nothing keep nobody from being answered, and of too many the oldest goes`() throws {
    let fixture = try ControlFixture()
    let server = try fixture.server()
    defer { server.stop() }
    let silent = try (0..<3 * ControlLoop.clientLimit).map { _ in try fixture.client() }
    #expect(try ControlClient.ask(.status, at: fixture.path) == .taken(7))
    // Sent away without a word.
    #expect(ControlFixture.rest(of: silent[0]) == "")
  }

  @Test(arguments: ["\n", "hello\n", "{}\n", "{\"ask\":\"dance\"}\n", "[[[[\n", "{\"ask\":\"replay\"}\n", "\u{0}\n"])
  func `what is no request is refused`(line: String) throws {
    let fixture = try ControlFixture()
    let server = try fixture.server()
    defer { server.stop() }
    let client = try fixture.client()
    #expect(try client.write(Array(line.utf8)[...]) == line.utf8.count)
    #expect(ControlFixture.rest(of: client).hasPrefix("{\"refused\":[\"this is no request"))
    #expect(fixture.asked.withLock { $0 } == [])
  }

  @Test
  func `a megabyte is refused, and the next is answered`() throws {
    let fixture = try ControlFixture()
    let server = try fixture.server()
    defer { server.stop() }
    let paths = [String](repeating: String(repeating: "x", count: 1 << 10), count: 1 << 10)
    // The server may hang up before it has read all of it, so that its answer is lost.
    let answer = try? ControlClient.ask(.replay(paths, directory: nil), at: fixture.path)
    #expect(answer != .taken(7))
    #expect(fixture.asked.withLock { $0 } == [])
    #expect(try ControlClient.ask(.status, at: fixture.path) == .taken(7))
  }

  @Test
  func `clients that go away in the middle cost no descriptor`() throws {
    let fixture = try ControlFixture()
    let server = try fixture.server()
    defer { server.stop() }
    #expect(try ControlClient.ask(.status, at: fixture.path) == .taken(7))
    let before = ControlFixture.openDescriptors
    for number in 0..<200 {
      let client = try fixture.client()
      if number % 2 == 0 { _ = try client.write(Array("{\"ask\":".utf8)[...]) }
      if number % 3 == 0 { _ = try client.write(Array("\"status\"}\n".utf8)[...]) }
    }
    // Those before it were read first.
    for _ in 0..<ControlLoop.clientLimit {
      #expect(try ControlClient.ask(.status, at: fixture.path) == .taken(7))
    }
    // Other suites open files meanwhile; 200 clients would stand out.
    #expect(ControlFixture.openDescriptors < before + 100)
  }

  @Test
  func `fault 61: a second one is refused while the first lives`() throws {
    let fixture = try ControlFixture()
    let server = try fixture.server(1)
    #expect(throws: ControlSocketError.taken(fixture.path)) { try fixture.server(2) }
    #expect(try ControlClient.ask(.status, at: fixture.path) == .taken(1))
    server.stop()
    #expect(throws: ControlSocketError.nobody(fixture.path)) { try ControlClient.ask(.status, at: fixture.path) }
    let second = try fixture.server(2)
    #expect(try ControlClient.ask(.status, at: fixture.path) == .taken(2))
    second.stop()
    #expect(!FileManager.default.fileExists(atPath: fixture.path))
  }

  @Test
  func `one that has stopped leaves the next one's socket alone`() throws {
    let fixture = try ControlFixture()
    var first: ControlServer? = try fixture.server(1)
    first?.stop()
    let second = try fixture.server(2)
    defer { second.stop() }
    first = nil
    #expect(try ControlClient.ask(.status, at: fixture.path) == .taken(2))
  }

  @Test
  func `fault 61: of many that start at once one is it`() async throws {
    let fixture = try ControlFixture()
    let servers = await withTaskGroup(of: ControlServer?.self) { group in
      for number in 0..<8 { group.addTask { try? fixture.server(number) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(servers.compactMap(\.self).count == 1)
    for server in servers { server?.stop() }
  }

  @Test
  func `what a dead daemon left is replaced`() throws {
    let fixture = try ControlFixture()
    do {
      let dead = try UnixSocket()
      try dead.bind(to: fixture.path)
    }
    #expect(throws: ControlSocketError.nobody(fixture.path)) { try ControlClient.ask(.status, at: fixture.path) }
    let server = try fixture.server()
    defer { server.stop() }
    #expect(try ControlClient.ask(.status, at: fixture.path) == .taken(7))
    var status = stat()
    #expect(stat(fixture.path, &status) == 0 && status.st_mode & 0o777 == 0o666)
  }

  @Test
  func `what is no socket is left alone`() throws {
    let fixture = try ControlFixture()
    try Data("mine".utf8).write(to: URL(filePath: fixture.path))
    #expect(throws: ControlSocketError.noSocket(fixture.path)) { try fixture.server() }
    #expect(try String(contentsOfFile: fixture.path, encoding: .utf8) == "mine")
  }

  @Test
  func `a directory that is missing is made, one that cannot be is an error`() throws {
    let fixture = try ControlFixture()
    let nested = fixture.directory.appending(path: "new/control").path
    let server = try ControlServer(at: nested) { _, _, _ in .taken(0) }
    server.stop()
    #expect(throws: ControlSocketError.failed("/proc/no/control", .noSuchFileOrDirectory)) {
      try ControlServer(at: "/proc/no/control") { _, _, _ in .taken(0) }
    }
    let long = "/tmp/" + String(repeating: "x", count: 200)
    #expect(throws: ControlSocketError.tooLong(long)) { try ControlServer(at: long) { _, _, _ in .taken(0) } }
    #expect(throws: ControlSocketError.tooLong(long)) { try ControlClient.ask(.status, at: long) }
  }

  @Test
  func `a daemon that does not answer is told as such`() throws {
    let fixture = try ControlFixture()
    let hung = try UnixSocket()
    try hung.bind(to: fixture.path)
    #expect(listen(hung.descriptor, 1) == 0)
    #expect(throws: ControlSocketError.silent(fixture.path)) {
      try ControlClient.ask(.status, at: fixture.path, within: .milliseconds(50))
    }
    // And when so many ask already that nobody gets in.
    let waiting = try (0..<8).map { _ in try UnixSocket() }
    #expect(waiting.contains { client in (try? client.connect(to: fixture.path)) == nil })
    #expect(throws: ControlSocketError.silent(fixture.path)) {
      try ControlClient.ask(.status, at: fixture.path, within: .milliseconds(50))
    }
  }

  @Test
  func `who waits for a file system keeps nobody else waiting, neither who asks nor who ends`() async throws {
    let fixture = try ControlFixture()
    let (asked, hasAsked) = AsyncStream<Void>.makeStream()
    let answers = DispatchSemaphore(value: 0)
    let server = try ControlServer(at: fixture.path) { request, _, claim in
      guard case .replay = request else { return .taken(0) }
      hasAsked.yield()
      answers.wait()
      return claim() ? .taken(1) : .refused([])
    }
    let (first, second) = (try fixture.client(), try fixture.client())
    let line = ControlLine.bytes(of: ControlRequest.replay(["a"], directory: nil))[...]
    #expect(try first.write(line) == line.count)
    for await _ in asked { break }
    #expect(try second.write(line) == line.count)
    // Nor do the silent ones drive out who waits.
    let silent = try (0..<3 * ControlLoop.clientLimit).map { _ in try fixture.client() }
    #expect(try ControlClient.ask(.status, at: fixture.path) == .taken(0))
    #expect(ControlFixture.rest(of: silent[0]) == "")
    answers.signal()
    #expect(ControlFixture.rest(of: first) == #"{"taken":1}"# + "\n")
    // The second had to wait for its turn, and is looked up when the server ends.
    for await _ in asked { break }
    server.stop()
    #expect(ControlFixture.rest(of: second) == "")
    answers.signal()
  }

  @Test
  func `what nobody waits for any more is not done, and what is being done is waited for`() async throws {
    let bell = try Doorbell()
    let (late, soon) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let given = try ControlErrand(bell: bell) { claim in
      late.wait()
      return claim() ? .taken(1) : .refused(["late"])
    }
    #expect(given.giveUp() && given.isGivenUp)
    late.signal()
    while given.answer == nil { bell.wait() }
    #expect(given.answer == .refused(["late"]))
    let (claimed, hasClaimed) = AsyncStream<Bool>.makeStream()
    let done = try ControlErrand(bell: bell) { claim in
      hasClaimed.yield(claim())
      soon.wait()
      return .taken(1)
    }
    for await claim in claimed {
      #expect(claim)
      break
    }
    #expect(!done.giveUp() && !done.isGivenUp)
    soon.signal()
    while done.answer == nil { bell.wait() }
    #expect(done.answer == .taken(1))
  }

  @Test
  func `root and the daemon's own user are trusted, nobody else`() {
    #expect(ControlLoop.isTrusted(0))
    #expect(ControlLoop.isTrusted(geteuid()))
    #expect(!ControlLoop.isTrusted(65_534))
    #expect(!ControlLoop.isTrusted(geteuid() + 4_711))
  }
}
