import Foundation
import SystemPackage
import Testing
import Watch

/// File systems that come, go and fill up below the watcher; real ones, which only the test's own thread sees.
@Suite(.timeLimit(.minutes(5)), .enabled(if: PrivateMounts.arePossible, "only root may mount"))
struct MountTests {
  private static func mount(_ directory: URL, _ options: String = "size=1m") throws {
    #expect(try PrivateMounts.run("mount", "-t", "tmpfs", "-o", options, "none", directory.path))
  }

  private static func unmount(_ directory: URL) throws { #expect(try PrivateMounts.run("umount", directory.path)) }

  /// Writes below the watched directory: nothing can be renamed into another file system.
  private static func drop(_ text: String, as name: String, in fixture: DropFixture) throws {
    try fixture.write(text, to: ".\(name)")
    #expect(rename(fixture.drop.path + "/.\(name)", fixture.drop.path + "/\(name)") == 0)
  }

  @Test("fault 32: an unmounted file system is said to be gone, and listed when it is back")
  func unmounted() async throws {
    try await PrivateMounts.with {
      let fixture = try DropFixture { try Self.mount($0) }
      try await fixture.watching()
      try Self.drop("on it", as: "a.json", in: fixture)
      #expect(try await fixture.file() == ("a.json", "on it"))
      try Self.unmount(fixture.drop)
      guard case .lost(.unmounted) = try await fixture.next() else {
        Issue.record("not said")
        return
      }
      #expect(fixture.watcher.status.blindness?.reason == .unmounted(FilePath(fixture.drop.path)))
      try Self.drop("beneath", as: "b.json", in: fixture)
      #expect(try await fixture.file() == ("b.json", "beneath"))
      try Self.mount(fixture.drop)
      try Self.drop("back", as: "c.json", in: fixture)
      try await fixture.watching()
      #expect(fixture.watcher.status.blindness == nil)
      #expect(try await fixture.file() == ("c.json", "back"))
      try Self.drop("still", as: "d.json", in: fixture)
      #expect(try await fixture.file() == ("d.json", "still"))
    }
  }

  @Test("fault 33: a file system mounted over the directory is noticed at the next beat, and watched")
  func mountedOver() async throws {
    try await PrivateMounts.with {
      let fixture = try DropFixture(.quick { $0.blindAfter = .max })
      try await fixture.watching()
      try Self.mount(fixture.drop)
      try Self.drop("over it", as: "a.json", in: fixture)
      while fixture.watcher.beat() != .seen { await Task.yield() }
      guard case .replaced = try await fixture.next() else {
        Issue.record("not noticed")
        return
      }
      #expect(try await fixture.file() == ("a.json", "over it"))
      try Self.drop("later", as: "b.json", in: fixture)
      #expect(try await fixture.file() == ("b.json", "later"))
    }
  }

  @Test("fault 4: what is cut because the disk is full is told with that reason, and again when it is whole")
  func diskFull() async throws {
    try await PrivateMounts.with {
      let fixture = try DropFixture(.quick { $0.grace = .milliseconds(100) }) { try Self.mount($0) }
      try await fixture.watching()
      let file = open(fixture.drop.path + "/a.json", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
      let block = [UInt8](repeating: UInt8(ascii: " "), count: 4_096)
      while write(file, block, block.count) > 0 {}
      #expect(errno == ENOSPC)
      close(file)
      let half = try await fixture.finishedFile()
      #expect(half.isDiskFull)
      fixture.watcher.expectRest(of: half)
      let over = try await fixture.finishedFile()
      #expect(over.isGraceOver && over.isDiskFull)
      try fixture.write("{}", to: "a.json")
      let whole = try await fixture.finishedFile()
      #expect(!whole.isDiskFull && !whole.isGraceOver)
      #expect(fixture.text(of: whole) == "{}")
    }
  }

  @Test("fault 36: an overlay is listed again and again, which is said once", arguments: [true, false])
  func overlay(isWhole: Bool) async throws {
    try await PrivateMounts.with {
      let fixture = try DropFixture(isSilentOnPolling: false) { drop in
        let place = drop.deletingLastPathComponent().path
        let target = isWhole ? drop.path : drop.path + "/below"
        for name in ["lower", "upper", "work", target] {
          try FileManager.default.createDirectory(
            at: URL(filePath: name, relativeTo: URL(filePath: place + "/")), withIntermediateDirectories: true)
        }
        // A layer on its own tmpfs: an overlay is no upper layer of another, and the tests may lie on one.
        try Self.mount(URL(filePath: place + "/lower"))
        for name in ["upper", "work"] { try Self.mount(URL(filePath: place + "/" + name)) }
        try FileManager.default.createDirectory(atPath: place + "/upper/u", withIntermediateDirectories: false)
        try FileManager.default.createDirectory(atPath: place + "/upper/w", withIntermediateDirectories: false)
        let layers = "lowerdir=\(place)/lower,upperdir=\(place)/upper/u,workdir=\(place)/upper/w"
        #expect(try PrivateMounts.run("mount", "-t", "overlay", "-o", layers, "none", target))
      }
      guard case .polling(.remoteFileSystem(_, "overlay")) = try await fixture.next() else {
        Issue.record("not said")
        return
      }
      try await fixture.watching()
      // Behind the overlay's back, which the kernel tells nobody.
      try Data("from below".utf8).write(to: fixture.base.appending(path: "lower/a.json"))
      let path = isWhole ? "a.json" : "below/a.json"
      #expect(try await fixture.file() == (path, "from below"))
      fixture.watcher.stop()
      while true {
        guard let event = try await fixture.nextOrEnd() else { break }
        if case .polling = event { Issue.record("said twice") }
      }
    }
  }

  @Test("fault 39: a loop of bind mounts ends, and what is in it is told once")
  func bindLoop() async throws {
    try await PrivateMounts.with {
      let fixture = try DropFixture { drop in
        try FileManager.default.createDirectory(atPath: drop.path + "/a/loop", withIntermediateDirectories: true)
        #expect(try PrivateMounts.run("mount", "--bind", drop.path, drop.path + "/a/loop"))
        try Data("once".utf8).write(to: drop.appending(path: "a/a.json"))
      }
      try await fixture.watching()
      #expect(try await fixture.file() == ("a/a.json", "once"))
      try await fixture.nothingBefore("z.json")
      #expect(fixture.watcher.status.directories == 2)
    }
  }
}
