import Foundation
import Testing
import Watch

/// What is never opened, and what cannot be: one notice each, and the watcher goes on.
@Suite(.timeLimit(.minutes(5)))
struct SkippedFilesTests {
  @Test("fault 9, 10: a symbolic link is not followed")
  func symbolicLink() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    let link = fixture.drop.appending(path: "a.json")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: URL(filePath: "/etc/shadow"))
    let skipped = try await fixture.skipped()
    #expect(skipped == ("a.json", SkipReason.symbolicLink))
    try await fixture.nothingBefore("z.json")
  }

  @Test("fault 9, 39: a symbolic link to a directory is not entered")
  func linkToDirectory() async throws {
    let fixture = try DropFixture {
      try FileManager.default.createSymbolicLink(
        at: $0.appending(path: "etc"), withDestinationURL: URL(filePath: "/etc"))
    }
    try await fixture.watching()
    #expect(try await fixture.skipped() == ("etc", SkipReason.symbolicLink))
    try await fixture.nothingBefore("z.json")
  }

  @Test("fault 11: a FIFO does not hang the watcher")
  func fifo() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    #expect(mkfifo(fixture.drop.appending(path: "a.json").path, 0o600) == 0)
    #expect(try await fixture.skipped() == ("a.json", SkipReason.notAFile(kind: "FIFO")))
    try await fixture.nothingBefore("z.json")
  }

  @Test("fault 11: a socket is skipped")
  func socketFile() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    #expect(mknod(fixture.drop.appending(path: "a.json").path, S_IFSOCK | 0o600, 0) == 0)
    #expect(try await fixture.skipped() == ("a.json", SkipReason.notAFile(kind: "socket")))
  }

  @Test("fault 11: a device is skipped unopened", .enabled(if: getuid() == 0, "only root may make a device"))
  func device() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    // The number of /dev/null.
    #expect(mknod(fixture.drop.appending(path: "a.json").path, S_IFCHR | 0o600, 1 << 8 | 3) == 0)
    #expect(try await fixture.skipped() == ("a.json", SkipReason.notAFile(kind: "device")))
    try await fixture.nothingBefore("z.json")
  }

  @Test("fault 9: a symbolic link to a file, or to nothing, is not followed", arguments: ["b", "nowhere"])
  func linkToFile(target: String) async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    try Data("elsewhere".utf8).write(to: fixture.base.appending(path: "b"))
    let link = fixture.drop.appending(path: "a.json").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../\(target)")
    #expect(try await fixture.skipped() == ("a.json", SkipReason.symbolicLink))
    try Data("changed".utf8).write(to: fixture.base.appending(path: "b"))
    try await fixture.nothingBefore("z.json")
  }

  @Test("fault 20: a file above the limit is skipped unread", arguments: [1 << 30, 1 << 40])
  func tooLarge(size: Int) async throws {
    let fixture = try DropFixture(.quick { $0.sizeLimit = 1_000 })
    try await fixture.watching()
    let elsewhere = fixture.base.appending(path: "huge")
    #expect(FileManager.default.createFile(atPath: elsewhere.path, contents: nil))
    // Sparse: it takes no disk.
    #expect(truncate(elsewhere.path, size) == 0)
    #expect(rename(elsewhere.path, fixture.drop.appending(path: "a.json").path) == 0)
    #expect(try await fixture.skipped() == ("a.json", SkipReason.tooLarge(size: size, limit: 1_000)))
  }

  @Test("fault 39: a tree deeper than the limit is named")
  func tooDeep() async throws {
    let fixture = try DropFixture(.quick { $0.depthLimit = 2 }) {
      try FileManager.default.createDirectory(
        at: $0.appending(path: "1/2/3"), withIntermediateDirectories: true)
    }
    try await fixture.watching()
    #expect(try await fixture.skipped() == ("1/2/3", SkipReason.tooDeep(limit: 2)))
  }
}
