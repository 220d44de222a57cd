import Foundation
import SystemPackage
import Testing
import Threads
import Watch

/// A file system with a server, which may change behind the kernel's back and may not answer: FUSE, in place of NFS.
@Suite(
  .timeLimit(.minutes(5)), .enabled(if: PrivateMounts.arePossible, "only root may mount"),
  .enabled(if: PrivateMounts.haveFUSE, "bindfs and /dev/fuse are needed"))
struct UserSpaceFileSystemTests {
  /// Shows the directory `source` beside it.
  private static func mount(_ drop: URL) throws {
    let source = drop.deletingLastPathComponent().appending(path: "source").path
    try FileManager.default.createDirectory(atPath: source, withIntermediateDirectories: false)
    #expect(try PrivateMounts.run("bindfs", "-o", "nonempty", source, drop.path))
  }

  private static func signal(_ signal: String, serverOf drop: URL) throws -> Bool {
    try PrivateMounts.run("pkill", "-\(signal)", "-f", "^bindfs .*\(drop.path)$")
  }

  @Test("fault 36: a file system in user space is listed again and again, which is said once")
  func fuse() async throws {
    try await PrivateMounts.with {
      let fixture = try DropFixture(isSilentOnPolling: false) { try Self.mount($0) }
      guard case .polling(.remoteFileSystem(_, "fuse")) = try await fixture.next() else {
        Issue.record("not said")
        return
      }
      try await fixture.watching()
      // On the server, of which the kernel tells no client.
      try Data("from the server".utf8).write(to: fixture.base.appending(path: "source/a.json"))
      #expect(try await fixture.file() == ("a.json", "from the server"))
      try fixture.write("from here", to: "b.json")
      #expect(try await fixture.file() == ("b.json", "from here"))
      fixture.watcher.stop()
      while true {
        guard let event = try await fixture.nextOrEnd() else { break }
        if case .polling = event { Issue.record("said twice") }
      }
      #expect(try PrivateMounts.run("umount", fixture.drop.path))
    }
  }

  @Test(
    "fault 36: a server that does not answer is blindness with that reason, and what came meanwhile is told",
    arguments: [true, false])
  func hungServer(isFromStart: Bool) async throws {
    try await PrivateMounts.with {
      let fixture = try DropFixture(.quick { $0.blindAfter = 3 }) { drop in
        try Self.mount(drop)
        if isFromStart { #expect(try Self.signal("STOP", serverOf: drop)) }
      }
      // Else a failure would wait for its watcher for ever.
      defer { _ = try? Self.signal("CONT", serverOf: fixture.drop) }
      if !isFromStart {
        try await fixture.watching()
        #expect(try Self.signal("STOP", serverOf: fixture.drop))
      }
      try Data("meanwhile".utf8).write(to: fixture.base.appending(path: "source/a.json"))
      var reason: WatchError?
      while reason != .unanswered(FilePath(fixture.drop.path)) {
        _ = fixture.watcher.beat()
        reason = fixture.watcher.status.blindness?.reason
        await Task.yield()
      }
      #expect(fixture.watcher.replay([""]) == .blind)
      #expect(try Self.signal("CONT", serverOf: fixture.drop))
      while fixture.watcher.status.blindness != nil {
        _ = fixture.watcher.beat()
        await Task.yield()
      }
      if isFromStart { try await fixture.watching() }
      #expect(try await fixture.file() == ("a.json", "meanwhile"))
      fixture.watcher.stop()
      #expect(try PrivateMounts.run("umount", fixture.drop.path))
    }
  }

  @Test("fault 36: neither who lists nor who reads from a server that does not answer keeps the watcher from its end")
  func endWhileHung() async throws {
    try await PrivateMounts.with {
      let fixture = try DropFixture { try Self.mount($0) }
      defer { _ = try? Self.signal("CONT", serverOf: fixture.drop) }
      try await fixture.watching()
      for number in 0..<20 {
        let text = Data(repeating: UInt8(number), count: 3 << 20)
        try text.write(to: fixture.base.appending(path: "source/\(number).json"), options: .atomic)
      }
      _ = try await fixture.finishedFile()
      #expect(try Self.signal("STOP", serverOf: fixture.drop))
      let watcher = fixture.watcher
      let thread = try TaskThread(named: "reader")
      let (read, hasRead) = AsyncStream<Void>.makeStream()
      Task(executorPreference: thread) {
        for await _ in watcher {}
        thread.end()
        hasRead.finish()
      }
      while watcher.status.blindness?.reason != .unanswered(FilePath(fixture.drop.path)) {
        _ = watcher.beat()
        await Task.yield()
      }
      watcher.stop()
      #expect(try await fixture.nextOrEnd() == nil)
      #expect(try Self.signal("CONT", serverOf: fixture.drop))
      for await _ in read {}
      #expect(try PrivateMounts.run("umount", "-l", fixture.drop.path))
    }
  }
}
