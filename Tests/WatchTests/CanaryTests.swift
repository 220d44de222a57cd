import Foundation
import SystemPackage
import Testing

@testable import Watch

/// The watcher proves to itself that it sees, and says so when it does not.
@Suite(.timeLimit(.minutes(5)))
struct CanaryTests {
  @Test
  func `a canary goes through the whole watcher`() async throws {
    let fixture = try DropFixture(.quick { $0.blindAfter = .max })
    try await fixture.watching()
    #expect(fixture.watcher.beat() == .unseen)
    for _ in 1...3 { while fixture.watcher.beat() != .seen { await Task.yield() } }
    #expect(fixture.watcher.status.blindness == nil)
    try await fixture.nothingBefore("z.json")
  }

  @Test(arguments: ["a11yd-inotify", "a11yd-watch"])
  func `a thread that stands still is blindness, and its return is said`(thread: String) async throws {
    await #expect(processExitsWith: .success) { [thread] in
      let fixture = try HeldThread.holdable { try DropFixture(.quick { $0.blindAfter = 3 }) }
      try await fixture.watching()
      let held = try HeldThread(thread)
      #expect((1...3).map { _ in fixture.watcher.beat() } == [.unseen, .unseen, .unseen])
      guard case .blind(let since) = fixture.watcher.beat() else {
        Issue.record("not blind")
        return
      }
      #expect(fixture.watcher.beat() == .unseen)
      let blindness = try #require(fixture.watcher.status.blindness)
      #expect(blindness.since == since)
      #expect("\(blindness.reason)".contains("does not see its own test file"))
      held.release()
      while true {
        if case .seesAgain(let time) = fixture.watcher.beat() {
          #expect(time > .zero)
          break
        }
        await Task.yield()
      }
      #expect(fixture.watcher.status.blindness == nil)
      try fixture.place("after", as: "a.json")
      #expect(try await fixture.file() == ("a.json", "after"))
    }
  }

  @Test
  func `without TMPDIR it finds another place, and leaves nothing anywhere`() async {
    await #expect(processExitsWith: .success) {
      let fixture = try DropFixture(.quick { $0.blindAfter = .max }) { _ in setenv("TMPDIR", "/proc/nowhere", 1) }
      try await fixture.watching()
      while fixture.watcher.beat() != .seen { await Task.yield() }
      for directory in ["/tmp", "/dev/shm", "/var/tmp"] {
        let names = try FileManager.default.contentsOfDirectory(atPath: directory)
        #expect(!names.contains { $0.hasPrefix(".a11yd-canary.\(getpid()).") })
      }
    }
  }

  @Test
  func `it lies where the service manager says`() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "a11yd-canary-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: directory) }
    let canary = Canary(places: [.init("/proc/nowhere"), .init(directory.path)], watchedBy: try Inotify())
    #expect(canary.sing(7))
    #expect(canary.song == 7)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).isEmpty)
  }

  @Test
  func `without any place the threads are proved all the same`() {
    let canary = Canary(places: [.init("/proc/nowhere")], watchedBy: nil)
    #expect(!canary.sing(7))
    #expect(canary.song == nil)
  }

  @Test
  func `a lost directory is blindness since it was lost, until it is back`() async throws {
    let fixture = try DropFixture { try FileManager.default.removeItem(at: $0) }
    guard case .lost(let error) = try await fixture.next() else {
      Issue.record("not lost")
      return
    }
    let blindness = try #require(fixture.watcher.status.blindness)
    #expect(blindness.reason == error)
    #expect(blindness.since <= .now)
    try FileManager.default.createDirectory(at: fixture.drop, withIntermediateDirectories: false)
    try await fixture.watching()
    #expect(fixture.watcher.status.blindness == nil)
  }

  @Test("fault 31: a link to the watched directory that is flipped is noticed at the next beat")
  func linkFlipped() async throws {
    let fixture = try DropFixture(.quick { $0.blindAfter = .max }) { drop in
      try FileManager.default.moveItem(at: drop, to: drop.appendingPathExtension("one"))
      try FileManager.default.createSymbolicLink(atPath: drop.path, withDestinationPath: "drop.one")
    }
    try await fixture.watching()
    let other = fixture.base.appending(path: "two")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: false)
    try Data("two".utf8).write(to: other.appending(path: "a.json"))
    try FileManager.default.createSymbolicLink(atPath: fixture.base.path + "/link", withDestinationPath: "two")
    #expect(rename(fixture.base.path + "/link", fixture.drop.path) == 0)
    while fixture.watcher.beat() != .seen { await Task.yield() }
    guard case .replaced = try await fixture.next() else {
      Issue.record("not noticed")
      return
    }
    #expect(try await fixture.file() == ("a.json", "two"))
  }
}
