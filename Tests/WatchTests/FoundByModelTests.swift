import AccessibilityTree
import Foundation
import Glibc
import SystemPackage
import Testing

@testable import Watch

/// What random actions brought to light, each as the shortest sequence that showed it.
@Suite(.timeLimit(.minutes(5)))
struct FoundByModelTests {
  @Test
  func `fault 13: a store into a mapping after the file was read is told, though no time of the file changed`()
    async throws
  {
    let fixture = try DropFixture()
    try await fixture.watching()
    try fixture.write("one", to: "a.json")
    #expect(try await fixture.file() == ("a.json", "one"))
    let file = open(fixture.drop.appending(path: "a.json").path, O_RDWR | O_CLOEXEC)
    let bytes = try #require(mmap(nil, 3, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0))
    close(file)
    bytes.copyMemory(from: "two", byteCount: 3)
    // Told because of the change of its mode, while the mapping is still there.
    #expect(chmod(fixture.drop.appending(path: "a.json").path, 0o640) == 0)
    #expect(try await fixture.file() == ("a.json", "two"))
    bytes.copyMemory(from: "six", byteCount: 3)
    #expect(munmap(bytes, 3) == 0)
    #expect(try await fixture.file() == ("a.json", "six"))
  }

  @Test
  func `a file that stays broken is said to be, although a late hint has it looked at again`() throws {
    var backlog = Backlog(settings: .quick())
    let now = ContinuousClock.now
    let path = FilePath("a.json")
    let (signature, content) = (FileSignature(stat()), Fingerprint(of: ["{"]))
    backlog.heard(of: path, .renamed, at: now)
    let first = backlog.take()
    #expect(first?.path == path)
    let isFirstKnown = backlog.done(path, signature, content)
    #expect(!isFirstKnown)
    backlog.expectRest(of: path, .renamed, at: now)
    backlog.heard(of: path, .written, at: now)
    backlog.settle(at: now + .seconds(1))
    backlog.release(path)
    let taken = backlog.take()
    let again = try #require(taken)
    let isKnown = backlog.done(path, signature, content)
    #expect(isKnown, "it is as it was")
    backlog.unchanged(again, at: now)
    backlog.release(path)
    backlog.settle(at: now + .seconds(3_600))
    let last = backlog.take()
    #expect(last?.isGraceOver == true)
  }

  private let path = FilePath("a.json")
  private let signature = FileSignature(stat())

  /// A backlog for which the file was read with this content, so that a listing finds nothing new in it.
  private func readOnce(_ content: String, _ settings: WatchSettings = .quick()) -> Backlog {
    var backlog = Backlog(settings: settings)
    backlog.done(path, signature, Fingerprint(of: [content]))
    let isUnread = backlog.listed(path, signature)
    #expect(!isUnread)
    return backlog
  }

  @Test
  func `fault 30: a file that was heard of while the directory was away is looked at when it is back`() {
    let now = ContinuousClock.now
    var backlog = readOnce("one")
    // A store into a mapping leaves neither size nor times behind; the hint of its end came too early to be followed.
    backlog.heard(of: path, .renamed, at: now)
    _ = backlog.take()
    backlog.doubt(path)
    backlog.release(path)
    let isUnreadNow = backlog.listed(path, signature)
    #expect(isUnreadNow)
    let isKnown = backlog.done(path, signature, Fingerprint(of: ["two"]))
    #expect(!isKnown)
    let isUnreadAtLast = backlog.listed(path, signature)
    #expect(!isUnreadAtLast)
  }

  @Test
  func `a file that was heard of while nothing more could wait is read again, whatever its signature`() {
    let now = ContinuousClock.now
    var backlog = readOnce("one", .quick { $0.waitingLimit = 1 })
    backlog.heard(of: "other.json", .renamed, at: now)
    backlog.heard(of: path, .written, at: now)
    #expect(backlog.leftOut == 1)
    backlog.beginRound()
    let isUnread = backlog.listed(path, signature)
    #expect(isUnread)
    // Else it would be passed over when its turn comes.
    #expect(backlog.signature(of: path) == nil)
  }

  @Test("fault 30: a directory that was replaced without a hint is listed anew once a file is looked for in it")
  func replacedUnseen() {
    var backlog = readOnce("one")
    #expect(!backlog.needsListing)
    backlog.missReplacement()
    #expect(backlog.needsListing)
    backlog.beginRound()
    #expect(!backlog.needsListing)
  }

  @Test("fault 30: a directory that is not there is not looked for sooner, whatever is to be listed in it")
  func outdatedAndGone() throws {
    let finds = FoundFiles(rootPath: "/", settings: .quick()) {}
    finds.listAgain()
    #expect(!finds.needsListing)
    finds.setRoot(try Directory(at: "/").identity, directories: 1)
    #expect(finds.needsListing)
  }

  @Test
  func `a file that changes while it is read and nothing more can wait is read again`() {
    let now = ContinuousClock.now
    var backlog = Backlog(settings: .quick { $0.waitingLimit = 1 })
    backlog.heard(of: path, .renamed, at: now)
    _ = backlog.take()
    backlog.heard(of: "other.json", .renamed, at: now)
    // The end of a mapping, which leaves no other trace.
    backlog.heard(of: path, .written, at: now)
    backlog.done(path, signature, Fingerprint(of: ["one"]))
    backlog.release(path)
    #expect(backlog.take()?.path == "other.json")
    backlog.settle(at: now + .seconds(3_600))
    #expect(backlog.take()?.path == path)
  }

  @Test
  func `fault 30: a file whose rest was waited for while the directory was away is waited for again`() {
    let now = ContinuousClock.now
    var backlog = readOnce("{")
    backlog.expectRest(of: path, .renamed, at: now)
    // Taken after the grace time, when there was no directory to read it in.
    backlog.settle(at: now + .seconds(3_600))
    let taken = backlog.take()
    #expect(taken?.isGraceOver == true)
    backlog.release(path)
    let isReadAgain = backlog.listed(path, signature)
    #expect(isReadAgain)
  }

  @Test
  func `a file that changes while it is in hand is not given to somebody else`() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    try fixture.place("one", as: "a.json")
    #expect(try await fixture.file() == ("a.json", "one"))
    var other = fixture.watcher.makeAsyncIterator()
    try fixture.place("two", as: "a.json")
    try fixture.place("else", as: "b.json")
    guard case .file(let file) = await other.next() else {
      Issue.record("no file")
      return
    }
    #expect(file.path == "b.json")
    #expect(try await fixture.file() == ("a.json", "two"))
  }

  @Test
  func `fault 30: a file that waited when the directory was replaced is read in the new one`() async throws {
    let base = FileManager.default.temporaryDirectory.appending(path: "a11yd-watch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: base) }
    try Data("new".utf8).write(to: base.appending(path: "a.json"))
    let (rings, bell) = AsyncStream<Void>.makeStream()
    let finds = FoundFiles(rootPath: FilePath(base.path), settings: .quick()) { bell.yield() }
    var former = stat()
    former.st_ino = 1
    finds.setRoot(Directory.Identity(former), directories: 1)
    finds.change { $0.heard(of: "a.json", .renamed, at: .now) }
    async let event = finds.next()
    // It was tried below the old directory; the listing of the new one left it out, since it waited.
    _ = await rings.first { true }
    finds.setRoot(try Directory(at: FilePath(base.path)).identity, directories: 1)
    finds.change { $0.settle(at: .now + .seconds(1)) }
    guard case .file(let file) = await event else {
      Issue.record("forgotten")
      return
    }
    #expect(file.path == "a.json")
  }
}
