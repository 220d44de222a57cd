import AccessibilityTree
import Foundation
import Readers
import Synchronization
import SystemPackage
import Testing

@testable import Recorder

/// A session from its first request to its last line, against a server in memory.
@Suite struct RecorderTests {
  private final class Lines: Sendable {
    let told = Mutex<[RecorderMessage]>([])
    var failures: Int {
      told.withLock { told in told.count { if case .captureFailed = $0 { true } else { false } } }
    }
  }

  private let directory = FileManager.default.temporaryDirectory.appending(path: "recorder-\(UUID().uuidString)")
  private let lines = Lines()
  private static let later = Sources.basket.replacing("Books", with: "Pens")

  private func recorder(_ server: StubServer, capturesBefore: Bool = true) throws -> Recorder {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let options = RecorderOptions(
      into: FilePath(directory.path), settle: .milliseconds(40), hear: .milliseconds(100),
      capturesBefore: capturesBefore)
    return Recorder(options: options, server: server) { [lines] message in lines.told.withLock { $0.append(message) } }
  }

  private func open(_ recorder: Recorder, _ capabilities: String = #"{"platformName":"Android"}"#) {
    let request = WebDriverRequest.open()
    recorder.answered(
      .answered(request, #"{"sessionId":"1f2e","capabilities":\#(capabilities)}"#), number: 0)
  }

  private func run(_ recorder: Recorder, _ request: WebDriverRequest, number: UInt64, status: Int = 200) async {
    await recorder.admission(of: request, number: number)?()
    recorder.answered(.answered(request, status: status), number: number)
  }

  /// The captures of the only session, by name.
  private func captures() throws -> [(name: String, snapshot: Snapshot)] {
    let sessions = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    #expect(sessions.count <= 1)
    guard let session = sessions.first else { return [] }
    let folder = directory.appending(path: session)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      (name, try ExportReader().read(try Data(contentsOf: folder.appending(path: name)), name: name))
    }
  }

  @Test func `an action has a capture before it and one after`() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let server = StubServer(Sources.basket, Sources.basket, Self.later)
    let recorder = try recorder(server)
    open(recorder)
    await run(recorder, .post("element/9a/click"), number: 1)
    await recorder.finish()
    let captures = try captures()
    #expect(captures.map(\.name) == ["0001-screen.json", "0002-tap.json"])
    // The element was found before the recorder looked, so that the server says where it is.
    #expect(server.asked.contains("GET /session/1f2e/element/9a/rect"))
    #expect(captures.last?.snapshot.meta.triggerNode == "com.example.shop:id/pay")
    #expect(captures.map(\.snapshot.meta.sequence) == [1, 2])
    var counts = SessionCounts()
    (counts.actions, counts.captures) = (1, 2)
    guard case .ended(let session, counts, _) = lines.told.withLock({ $0.last }) else {
      Issue.record("the last line is \(lines.told.withLock { "\($0)" })")
      return
    }
    #expect(session == "1f2e")
  }

  @Test func `a request that reads waits for nothing`() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let server = StubServer(Sources.basket)
    let recorder = try recorder(server)
    open(recorder)
    #expect(recorder.admission(of: .post("element"), number: 1) == nil)
    #expect(recorder.admission(of: .post("timeouts"), number: 2) == nil)
    await recorder.finish()
    #expect(server.asked.isEmpty)
  }

  @Test func `a capture that fails is said once, and after three the test is left alone`() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let server = StubServer([.failure(AskFailure(cause: "no source"))])
    let recorder = try recorder(server)
    open(recorder)
    for number in 1...6 { await run(recorder, .post("back"), number: UInt64(number)) }
    await recorder.finish()
    #expect(lines.failures == 1)
    #expect(lines.told.withLock { $0.contains(.gaveUp(session: "1f2e")) })
    #expect(server.asked.count { $0.hasSuffix("/source") } == SessionCounts.mostFailures)
  }

  @Test func `a screen that could not be captured is a gap`() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let server = StubServer([
      .success(Sources.basket), .success(Sources.basket), .failure(AskFailure(cause: "no source")),
      .success(Self.later),
    ])
    let recorder = try recorder(server)
    open(recorder)
    await run(recorder, .post("back"), number: 1)
    await run(recorder, .post("back"), number: 2)
    await recorder.finish()
    #expect(try captures().map(\.snapshot.meta.sequence) == [1, 3, 4])
  }

  @Test func `only after actions means one look before all of them`() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let server = StubServer(Sources.basket, Sources.basket, Self.later, Self.later, Sources.basket)
    let recorder = try recorder(server, capturesBefore: false)
    open(recorder)
    await run(recorder, .post("back"), number: 1)
    await run(recorder, .post("back"), number: 2)
    await recorder.finish()
    #expect(try captures().map(\.name) == ["0001-screen.json", "0002-back.json", "0003-back.json"])
  }

  @Test func `a session that the server does not know leaves nothing`() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let gone = AskFailure(cause: "invalid session id", sessionIsGone: true)
    let recorder = try recorder(StubServer([.failure(gone)]))
    let request = WebDriverRequest.post("element/9a/click")
    await recorder.admission(of: request, number: 1)?()
    recorder.answered(.answered(request, #"{"error":"invalid session id"}"#, status: 404), number: 1)
    await recorder.finish()
    #expect(try captures().isEmpty)
    #expect(lines.told.withLock { $0.isEmpty })
  }

  @Test func `a session from before the recorder is recorded with what it shows`() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let recorder = try recorder(StubServer(Sources.basket))
    await run(recorder, .post("back"), number: 1)
    await recorder.finish()
    #expect(try captures().count == 2)
    guard case .beganEarlier = lines.told.withLock({ $0.first }) else {
      Issue.record("the first line is \(lines.told.withLock { "\($0)" })")
      return
    }
  }

  @Test func `a browser is not recorded`() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let server = StubServer(Sources.basket)
    let recorder = try recorder(server)
    open(recorder, #"{"browserName":"chrome"}"#)
    await run(recorder, .post("element/9a/click"), number: 1)
    await recorder.finish()
    #expect(lines.told.withLock { $0 } == [.isBrowser(session: "1f2e")])
    #expect(server.asked.isEmpty)
  }

  @Test func `the focus is where it came to rest, and another screen is another capture`() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let focused = Sources.basket.replacing(#"heading="true""#, with: #"heading="true" a11y-focused="true""#)
    let moved = Self.later.replacing(
      #"text="Pens""#, with: #"a11y-focused="false" text="Pens""#)
    let rested = moved.replacing(#"a11y-focused="false""#, with: #"a11y-focused="true""#)
    let server = StubServer(focused, focused, moved, moved, rested, rested, Sources.basket)
    let recorder = try recorder(server)
    open(recorder)
    await run(recorder, .post("back"), number: 1)
    await run(recorder, .post("element"), number: 2)
    await recorder.finish()
    let captures = try captures()
    #expect(captures.map(\.name) == ["0001-screen.json", "0002-back.json"])
    let focus = try #require(captures.last?.snapshot.focusedNode)
    #expect(captures.last?.snapshot[focus].text(.text).value == "Pens")
  }

  @Test func `a screen that went while somebody listened is not the one that the next action is on`() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let focused = Sources.basket.replacing(#"heading="true""#, with: #"heading="true" a11y-focused="true""#)
    let (loading, thanks) = (focused.replacing("Books", with: "Wait"), focused.replacing("Books", with: "Thanks"))
    let server = StubServer(focused, focused, loading, loading, thanks)
    let recorder = try recorder(server, capturesBefore: false)
    open(recorder)
    await run(recorder, .post("back"), number: 1)
    await run(recorder, .post("back"), number: 2)
    await recorder.finish()
    #expect(
      try captures().map(\.name) == [
        "0001-screen.json", "0002-back.json", "0003-screen.json", "0004-back.json",
      ])
  }

  @Test func `a focus that nobody could look at again proves nothing`() async throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let focused = Sources.basket.replacing(#"heading="true""#, with: #"heading="true" a11y-focused="true""#)
    let moved = focused.replacing("Books", with: "Pens")
    let server = StubServer([
      .success(focused), .success(focused), .success(moved), .success(moved), .failure(AskFailure(cause: "busy")),
      .success(moved),
    ])
    let recorder = try recorder(server)
    open(recorder)
    await run(recorder, .post("back"), number: 1)
    await recorder.finish()
    #expect(try captures().map(\.snapshot.meta.settled) == [nil, false])
    #expect(lines.failures == 0)
  }

  @Test func `others wait for a capture, and no longer than the limit`() async throws {
    let hold = CaptureHold(limit: .seconds(60))
    await hold.passed()
    hold.begin()
    #expect(hold.isOn)
    async let waiting: Void = hold.passed()
    hold.end()
    await waiting
    #expect(!hold.isOn)
    let short = CaptureHold(limit: .milliseconds(1))
    short.begin()
    await short.passed()
  }
}
