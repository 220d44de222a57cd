import Foundation
import SystemPackage
import Testing

@testable import Watch

/// What the kernel refuses: rights, descriptors, instances, room in its queue. Each in a process of its own, which becomes
/// somebody else or lowers its own limits.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct LimitTests {
  /// Has no rights from now on; where the tests do not run as root they have none anyway.
  private static func becomeNobody(_ user: uid_t = 65_534) {
    if getuid() == 0 { #expect(setgid(user) == 0 && setuid(user) == 0) }
  }

  @Test("fault 17: an unreadable file is named with its owner, and told once it may be read")
  func unreadable() async {
    await #expect(processExitsWith: .success) {
      Self.becomeNobody()
      let fixture = try DropFixture()
      try await fixture.watching()
      let elsewhere = fixture.base.appending(path: "secret")
      try Data("secret".utf8).write(to: elsewhere)
      #expect(chmod(elsewhere.path, 0) == 0)
      #expect(rename(elsewhere.path, fixture.drop.appending(path: "a.json").path) == 0)
      let skipped = try await fixture.skipped()
      #expect(skipped.path == "a.json")
      #expect(
        skipped.reason == .unreadable(owner: Owner.user(getuid()), group: Owner.group(getgid()), mode: "00"))
      #expect(chmod(fixture.drop.appending(path: "a.json").path, 0o600) == 0)
      #expect(try await fixture.file() == ("a.json", "secret"))
    }
  }

  @Test("fault 35: a directory that may not be listed is lost with that reason, and found when it may be")
  func forbidden() async {
    await #expect(processExitsWith: .success) {
      Self.becomeNobody()
      let fixture = try DropFixture()
      try await fixture.watching()
      #expect(chmod(fixture.drop.path, 0) == 0)
      guard case .lost(.forbidden) = try await fixture.next() else {
        Issue.record("not said")
        return
      }
      #expect(fixture.watcher.status.blindness?.reason == .forbidden(FilePath(fixture.drop.path)))
      #expect(chmod(fixture.drop.path, 0o700) == 0)
      try await fixture.watching()
      try fixture.place("after", as: "a.json")
      #expect(try await fixture.file() == ("a.json", "after"))
    }
  }

  @Test("fault 37: without an inotify instance the directory is listed instead, canary and all")
  func noInstance() async {
    await #expect(processExitsWith: .success) {
      // A user whom nobody else is, so that the instances used up are nobody else's.
      Self.becomeNobody(61_417)
      var instances: [Inotify] = []
      while instances.count < 1_024, let instance = try? Inotify() { instances.append(instance) }
      try #require(instances.count < 1_024, "no limit within a process's descriptors")
      let fixture = try DropFixture(.quick { $0.blindAfter = .max }, isSilentOnPolling: false)
      guard case .polling(.noMoreInstances) = try await fixture.next() else {
        Issue.record("not said")
        return
      }
      try await fixture.watching()
      try fixture.place("seen", as: "a.json")
      #expect(try await fixture.file() == ("a.json", "seen"))
      while fixture.watcher.beat() != .seen { await Task.yield() }
    }
  }

  @Test("fault 38: without descriptors it waits, says so once, and misses nothing")
  func noDescriptors() async {
    await #expect(processExitsWith: .success) {
      let fixture = try DropFixture(.quick { $0.rescanEvery = .milliseconds(20) })
      try await fixture.watching()
      try fixture.write("before", to: "a.json")
      #expect(try await fixture.file() == ("a.json", "before"))
      try FileManager.default.createDirectory(at: fixture.drop.appending(path: "b"), withIntermediateDirectories: false)
      try fixture.write("waits", to: "b/.b.json")
      var taken: [CInt] = []
      while case let file = dup(0), file >= 0 { taken.append(file) }
      #expect(errno == EMFILE)
      #expect(rename(fixture.drop.path + "/b/.b.json", fixture.drop.path + "/b/b.json") == 0)
      guard case .lost(.noMoreDescriptors) = try await fixture.next() else {
        Issue.record("not said")
        return
      }
      for file in taken { close(file) }
      // Nothing in between: it was said once, however often it was tried.
      try await fixture.watching()
      #expect(try await fixture.file() == ("b/b.json", "waits"))
    }
  }

  @Test("fault 26: 20,000 files while nobody reads the kernel's queue are one notice, and all told, once each")
  func kernelOverflow() async {
    await #expect(processExitsWith: .success) {
      let count = 20_000
      let fixture = try HeldThread.holdable { try DropFixture(.quick { $0.settle = .milliseconds(20) }) }
      try await fixture.watching()
      let held = try HeldThread("a11yd-inotify")
      let directory = fixture.drop.path
      for number in 0..<count {
        close(open("\(directory)/\(number)", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600))
      }
      held.release()
      var paths: Set<String> = []
      var overflows = 0
      while paths.count < count {
        switch try await fixture.next() {
        case .file(let file): #expect(paths.insert(file.path.string).inserted, "told twice")
        case .overflow: overflows += 1
        case let other: Issue.record("\(other)")
        }
      }
      #expect(overflows == 1)
    }
  }

  @Test("fault 3: a writer that is killed half way leaves a file that is told as it is, and again when it is completed")
  func writerKilled() async throws {
    let fixture = try DropFixture(.quick { $0.grace = .milliseconds(100) })
    try await fixture.watching()
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = ["-c", "exec 3>\"$0\"; printf '{' >&3; kill -9 $$", fixture.drop.path + "/a.json"]
    try writer.run()
    let half = try await fixture.finishedFile()
    #expect(fixture.text(of: half) == "{")
    fixture.watcher.expectRest(of: half)
    #expect(try await fixture.finishedFile().isGraceOver)
    try fixture.write("{}", to: "a.json")
    let whole = try await fixture.finishedFile()
    #expect(fixture.text(of: whole) == "{}" && !whole.isGraceOver)
  }
}
