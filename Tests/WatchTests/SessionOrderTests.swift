import Foundation
import Synchronization
import SystemPackage
import Testing
import Watch

/// The files of one subdirectory are told one at a time, in the order of their names.
@Suite(.timeLimit(.minutes(5)))
struct SessionOrderTests {
  /// A drop directory with these sessions and so many files in each.
  private func fixture(_ sessions: [String], count: Int) throws -> DropFixture {
    try DropFixture(.quick { $0.settle = .zero }) { drop in
      for session in sessions {
        let directory = drop.appending(path: session)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        for number in (1...count).reversed() {
          try Data("\(session) \(number)".utf8).write(to: directory.appending(path: "step-\(number).json"))
        }
      }
    }
  }

  @Test func `numbers in names count as numbers`() async throws {
    let fixture = try fixture(["run"], count: 12)
    try await fixture.watching()
    var told: [String] = []
    for _ in 1...12 { told.append(try await fixture.file().path) }
    #expect(told == (1...12).map { "run/step-\($0).json" })
  }

  @Test func `while a file is worked on, the next of its session waits, and other sessions do not`() async throws {
    let fixture = try fixture(["a", "b"], count: 2)
    try await fixture.watching()
    let watcher = fixture.watcher
    #expect(try await fixture.file().path == "a/step-1.json")
    var other: DirectoryWatcher.AsyncIterator? = watcher.makeAsyncIterator()
    guard case .file(let file) = await other?.next() else { throw CancellationError() }
    #expect(file.path == "b/step-1.json")
    // Who asks for the next is done with the one before.
    guard case .file(let next) = await other?.next() else { throw CancellationError() }
    #expect(next.path == "b/step-2.json")
    #expect(watcher.status.waiting == 1)
    #expect(try await fixture.file().path == "a/step-2.json")
    other = nil
  }

  @Test func `a consumer that goes away does not hold its session up`() async throws {
    let fixture = try fixture(["a"], count: 2)
    try await fixture.watching()
    let watcher = fixture.watcher
    for await event in watcher {
      guard case .file(let file) = event else { throw CancellationError() }
      #expect(file.path == "a/step-1.json")
      break
    }
    #expect(try await fixture.file().path == "a/step-2.json")
  }

  @Test func `a file that is gone before it is read does not hold its session up`() async throws {
    let fixture = try fixture(["a"], count: 3)
    try await fixture.watching()
    #expect(try await fixture.file().path == "a/step-1.json")
    try FileManager.default.removeItem(at: fixture.drop.appending(path: "a/step-2.json"))
    #expect(try await fixture.file().path == "a/step-3.json")
  }

  @Test func `many tasks never have two files of one session`() async throws {
    let (sessions, count) = (["a", "b", "c"], 40)
    let fixture = try fixture(sessions, count: count)
    try await fixture.watching()
    let watcher = fixture.watcher
    let seen = Seen()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<6 {
        group.addTask {
          for await case .file(let file) in watcher {
            let session = file.session ?? ""
            seen.begin(session, file.path.lastComponent?.string ?? "")
            await Task.yield()
            let isLast = seen.end(session) == sessions.count * count
            if isLast { watcher.stop() }
          }
        }
      }
    }
    #expect(seen.clashes == 0)
    for session in sessions { #expect(seen.names(session) == (1...count).map { "step-\($0).json" }) }
  }

  /// What several tasks had in hand, and when.
  private final class Seen: Sendable {
    private struct State {
      var inHand: Set<String> = []
      var names: [String: [String]] = [:]
      var clashes = 0
      var total = 0
    }

    private let state = Mutex(State())

    var clashes: Int { state.withLock { $0.clashes } }

    func names(_ session: String) -> [String]? { state.withLock { $0.names[session] } }

    func begin(_ session: String, _ name: String) {
      state.withLock { state in
        if !state.inHand.insert(session).inserted { state.clashes += 1 }
        state.names[session, default: []].append(name)
      }
    }

    /// How many files are done.
    func end(_ session: String) -> Int {
      state.withLock { state in
        state.inHand.remove(session)
        state.total += 1
        return state.total
      }
    }
  }
}
