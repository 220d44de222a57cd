import Foundation
import Testing
import Watch

/// What is never opened, and what cannot be: one notice each, and the watcher goes on.
@Suite(.timeLimit(.minutes(1)))
struct SkippedFilesTests {
  @Test
  func `a symbolic link is not followed`() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    let link = fixture.drop.appending(path: "a.json")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: URL(filePath: "/etc/shadow"))
    let skipped = try await fixture.skipped()
    #expect(skipped == ("a.json", SkipReason.symbolicLink))
    try await fixture.nothingBefore("z.json")
  }

  @Test
  func `a symbolic link to a directory is not entered`() async throws {
    let fixture = try DropFixture {
      try FileManager.default.createSymbolicLink(
        at: $0.appending(path: "etc"), withDestinationURL: URL(filePath: "/etc"))
    }
    try await fixture.watching()
    #expect(try await fixture.skipped() == ("etc", SkipReason.symbolicLink))
    try await fixture.nothingBefore("z.json")
  }

  @Test
  func `a FIFO does not hang the watcher`() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    #expect(mkfifo(fixture.drop.appending(path: "a.json").path, 0o600) == 0)
    #expect(try await fixture.skipped() == ("a.json", SkipReason.notAFile(kind: "FIFO")))
    try await fixture.nothingBefore("z.json")
  }

  @Test
  func `a socket is skipped`() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    #expect(mknod(fixture.drop.appending(path: "a.json").path, S_IFSOCK | 0o600, 0) == 0)
    #expect(try await fixture.skipped() == ("a.json", SkipReason.notAFile(kind: "socket")))
  }

  @Test
  func `a file above the limit is skipped unread`() async throws {
    let fixture = try DropFixture(.quick { $0.sizeLimit = 1_000 })
    try await fixture.watching()
    let elsewhere = fixture.base.appending(path: "huge")
    #expect(FileManager.default.createFile(atPath: elsewhere.path, contents: nil))
    // Sparse: it takes no disk, and reading it would take minutes.
    #expect(truncate(elsewhere.path, 1 << 40) == 0)
    #expect(rename(elsewhere.path, fixture.drop.appending(path: "a.json").path) == 0)
    #expect(try await fixture.skipped() == ("a.json", SkipReason.tooLarge(size: 1 << 40, limit: 1_000)))
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func `an unreadable file is named with its owner, and told once it may be read`() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    let elsewhere = fixture.base.appending(path: "secret")
    try Data("secret".utf8).write(to: elsewhere)
    #expect(chmod(elsewhere.path, 0) == 0)
    #expect(rename(elsewhere.path, fixture.drop.appending(path: "a.json").path) == 0)
    let skipped = try await fixture.skipped()
    guard case .unreadable(_, _, let mode) = skipped.reason else {
      Issue.record("\(skipped.reason)")
      return
    }
    #expect(mode == "00")
    #expect(chmod(fixture.drop.appending(path: "a.json").path, 0o600) == 0)
    #expect(try await fixture.file() == ("a.json", "secret"))
  }

  @Test
  func `a tree deeper than the limit is named`() async throws {
    let fixture = try DropFixture(.quick { $0.depthLimit = 2 }) {
      try FileManager.default.createDirectory(
        at: $0.appending(path: "1/2/3"), withIntermediateDirectories: true)
    }
    try await fixture.watching()
    #expect(try await fixture.skipped() == ("1/2/3", SkipReason.tooDeep(limit: 2)))
  }
}
