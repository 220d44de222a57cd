import AccessibilityTree
import Foundation
import Glibc
import SystemPackage
import Testing

@testable import Watch

/// Changes that leave neither a new size nor new times. Only a hint tells of them, so a hint must lead to a reading that
/// begins after it; and where hints are lost, every file is read again.
///
/// In each test another file comes later: whoever misses the change is told that one first.
@Suite(.timeLimit(.minutes(5)))
struct TracelessChangeTests {
  @Test
  func `a hint about a file that a listing has queued again, while it was being read, is followed`() async throws {
    let base = FileManager.default.temporaryDirectory.appending(path: "a11yd-watch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: base) }
    let file = try TracelessFile("one", at: base.appending(path: "a.json"))
    try Data("later".utf8).write(to: base.appending(path: "b.json"))
    let finds = FoundFiles(rootPath: FilePath(base.path), settings: .quick()) {}
    finds.setRoot(try Directory(at: FilePath(base.path)).identity, directories: 1)
    // Two listings found it unread: the second while a consumer was at it.
    finds.change { $0.enqueue(listed: "a.json", isQuiet: true, at: .now) }
    #expect(try await next(finds) == ("a.json", "one"))
    finds.change { $0.enqueue(listed: "a.json", isQuiet: true, at: .now) }
    file.store("two")
    file.end()
    finds.change { $0.heard(of: "a.json", .written, at: .now) }
    finds.release("a.json")
    finds.change { $0.enqueue(listed: "b.json", isQuiet: true, at: .now) }
    #expect(try await next(finds) == ("a.json", "two"))
  }

  @Test
  func `a file that is written when its grace time is over is not said to stay broken`() {
    let (path, now) = (FilePath("a.json"), ContinuousClock.now)
    var backlog = Backlog(settings: .quick())
    backlog.expectRest(of: path, .renamed, at: now)
    backlog.settle(at: now + .seconds(3_600))
    backlog.heard(of: path, .written, at: now + .seconds(3_600))
    #expect(backlog.take()?.isGraceOver == false)
  }

  @Test("fault 26: where hints were lost, a file is read again although it looks as it did")
  func overflow() async throws {
    var file: TracelessFile?
    let loop = try HandFedLoop { file = try TracelessFile("one", at: $0.appending(path: "a.json")) }
    #expect(try await loop.file() == ("a.json", "one"))
    file?.store("two")
    file?.end()
    try Data("later".utf8).write(to: loop.drop.appending(path: "b.json"))
    loop.overflow()
    #expect(try await loop.file() == ("a.json", "two"))
  }

  @Test("fault 26: a file that was being read while hints were lost is read again")
  func overflowWhileRead() {
    let (path, now) = (FilePath("a.json"), ContinuousClock.now)
    let (signature, content) = (FileSignature(stat()), Fingerprint(of: ["one"]))
    var backlog = Backlog(settings: .quick { $0.waitingLimit = 1 })
    backlog.heard(of: path, .renamed, at: now)
    _ = backlog.take()
    backlog.heard(of: "b.json", .renamed, at: now)
    backlog.missHints(at: now)
    // What was read may be older than the change that nobody heard of.
    backlog.done(path, signature, content)
    backlog.release(path)
    #expect(backlog.take()?.path == "b.json")
    backlog.settle(at: now + .seconds(3_600))
    #expect(backlog.take()?.path == path)
  }

  @Test("fault 30: a file that changed while the directory was away is read again although it looks as it did")
  func away() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    let file = try TracelessFile("one", at: fixture.drop.appending(path: "a.json"))
    #expect(try await fixture.file() == ("a.json", "one"))
    let away = fixture.base.appending(path: "away")
    #expect(rename(fixture.drop.path, away.path) == 0)
    guard case .lost = try await fixture.next() else {
      Issue.record("not lost")
      return
    }
    file.store("two")
    file.end()
    try Data("later".utf8).write(to: away.appending(path: "b.json"))
    #expect(rename(away.path, fixture.drop.path) == 0)
    try await fixture.watching()
    #expect(try await fixture.file() == ("a.json", "two"))
  }

  @Test
  func `a hint that was on its way when its watch was given up is followed`() async throws {
    var file: TracelessFile?
    let loop = try HandFedLoop { drop in
      let directory = drop.appending(path: "d")
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      file = try TracelessFile("one", at: directory.appending(path: "a.json"))
    }
    let directory = loop.drop.appending(path: "d").path
    #expect(try await loop.file() == ("d/a.json", "one"))
    // Closed by a writer who wrote nothing.
    close(open(directory + "/a.json", O_RDWR | O_CLOEXEC))
    let late = loop.reported()
    #expect(!late.isEmpty)
    #expect(rename(directory, loop.outside.path + "/away") == 0)
    loop.pass(loop.reported())
    while loop.finds.status.directories > 1 { try await Task.sleep(for: .milliseconds(1)) }
    #expect(rename(loop.outside.path + "/away", directory) == 0)
    loop.pass(loop.reported().filter { if case .directory = $0.meaning { true } else { false } })
    #expect(try await loop.file() == ("d/a.json", "one"))
    file?.store("two")
    file?.end()
    _ = loop.reported()
    try Data("later".utf8).write(to: loop.drop.appending(path: "e.json"))
    loop.pass(late + loop.reported())
    #expect(try await loop.file() == ("d/a.json", "two"))
  }

  /// The next file; it stays in hand.
  private func next(_ finds: FoundFiles) async throws -> (path: String, text: String) {
    guard case .file(let file) = try #require(await finds.next()) else { throw CancellationError() }
    return (file.path.string, file.bytes.withUnsafeBytes { String(decoding: $0, as: UTF8.self) })
  }
}
