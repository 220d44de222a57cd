import Foundation
import SystemPackage
import Testing
import Watch

/// Many files, and the life of the watcher itself.
@Suite(.timeLimit(.minutes(5)))
struct BacklogTests {
  @Test
  func `more files than may wait are all told, once each`() async throws {
    let count = 100
    let fixture = try DropFixture(.quick { $0.waitingLimit = 16 }) { drop in
      for number in 0..<count { try Data("\(number)".utf8).write(to: drop.appending(path: "\(number).json")) }
    }
    try await fixture.watching()
    var paths: [String] = []
    for _ in 0..<count { paths.append(try await fixture.file().path) }
    #expect(Set(paths).count == count)
    try await fixture.nothingBefore("z.json")
  }

  @Test
  func `files that lay there are told by name`() async throws {
    let names = ["03.json", "01.json", "02.json"]
    let fixture = try DropFixture(.quick { $0.settle = .zero }) { drop in
      for name in names { try Data(name.utf8).write(to: drop.appending(path: name)) }
    }
    try await fixture.watching()
    var told: [String] = []
    for _ in names { told.append(try await fixture.file().path) }
    #expect(told == names.sorted())
  }

  @Test("fault 26: a burst of 5,000 files is told completely, once each")
  func burst() async throws {
    let fixture = try DropFixture(.quick { $0.settle = .milliseconds(20) })
    try await fixture.watching()
    let count = 5_000
    for number in 0..<count {
      let file = open(fixture.drop.appending(path: "\(number)").path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
      close(file)
    }
    var paths: Set<String> = []
    while paths.count < count {
      switch try await fixture.next() {
      case .file(let file): #expect(paths.insert(file.path.string).inserted, "told twice")
      case .overflow: continue
      case let other: Issue.record("\(other)")
      }
    }
    #expect(fixture.watcher.status.waiting == 0)
  }

  @Test
  func `several tasks share the files`() async throws {
    let count = 200
    let fixture = try DropFixture { drop in
      for number in 0..<count { try Data("\(number)".utf8).write(to: drop.appending(path: "\(number).json")) }
    }
    let watcher = fixture.watcher
    let told = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<4 {
        group.addTask {
          var paths: [String] = []
          for await event in watcher {
            if case .file(let file) = event { paths.append(file.path.string) }
            // Nothing waits and everything was handed out, perhaps to others that are not done with it.
            if watcher.status.isWatching, watcher.status.waiting == 0 { watcher.stop() }
          }
          return paths
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(told.count == count)
    #expect(Set(told).count == count)
  }

  @Test("fault 55: whoever lost what was told is told everything that lies there, as at the start")
  func listAgain() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    try fixture.write("a", to: "a.json")
    #expect(try await fixture.finishedFile().arrival == .written)
    fixture.watcher.listAgain()
    let file = try await fixture.finishedFile()
    #expect(file.path == "a.json")
    #expect(file.arrival == .listed)
  }

  @Test
  func `a stopped watcher ends the sequence of everybody who waits`() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    let watcher = fixture.watcher
    async let first = watcher.first { _ in true }
    async let second = watcher.first { _ in true }
    watcher.stop()
    #expect(await first == nil)
    #expect(await second == nil)
  }

  @Test
  func `a cancelled task waits no longer`() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    let watcher = fixture.watcher
    let waiting = Task { await watcher.first { _ in true } == nil }
    waiting.cancel()
    #expect(await waiting.value)
  }
}
