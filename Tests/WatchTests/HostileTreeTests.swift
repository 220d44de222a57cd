import Foundation
import SystemPackage
import Testing

@testable import Watch

/// A device user owns what lies in the drop directory and may change it while it is looked at: nothing outside is ever read.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct HostileTreeTests {
  private static let secret = "secret of somebody else"

  /// A file outside of the drop directory that may be read, as `/etc/passwd` may.
  private func outside(_ fixture: DropFixture) throws -> URL {
    let directory = fixture.base.appending(path: "outside")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data(Self.secret.utf8).write(to: directory.appending(path: "a.json"))
    return directory
  }

  /// A directory `run` with one file, and a link out of the drop directory that takes its place again and again.
  private func swapped(holding name: String) async throws -> (DropFixture, Swapping) {
    let fixture = try DropFixture()
    try await fixture.watching()
    let inside = fixture.drop.appending(path: "run")
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    try Data("inside".utf8).write(to: inside.appending(path: name))
    let link = fixture.base.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside(fixture))
    return (fixture, Swapping(inside, link))
  }

  @Test func `fault 9, 10: a directory that is swapped for a link while it is read leads nowhere`()
    async throws
  {
    let (fixture, swapping) = try await swapped(holding: "a.json")
    defer { swapping.stop() }
    let root = try Directory(at: FilePath(fixture.drop.path))
    var (inner, refused) = (0, 0)
    // Until both were met often enough that a race would have been.
    while inner < 100 || refused < 100 {
      // The threads of the pool are as few as the cores, and other tests wait for one.
      await Task.yield()
      switch FileReading.read("run/a.json", below: root, sizeLimit: 1 << 20, unless: nil) {
      case .bytes(let bytes, _, _):
        #expect(bytes.withUnsafeBytes { String(decoding: $0, as: UTF8.self) } == "inside")
        inner += 1
      default: refused += 1
      }
    }
  }

  @Test
  func `fault 9, 10: a file that is swapped for a link between look and open is not followed`()
    async throws
  {
    let fixture = try DropFixture()
    try await fixture.watching()
    let outside = try outside(fixture)
    let file = fixture.drop.appending(path: "a.json")
    try Data("inside".utf8).write(to: file)
    let link = fixture.base.appending(path: "link")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: outside.appending(path: "a.json"))
    let swapping = Swapping(file, link)
    defer { swapping.stop() }
    let root = try Directory(at: FilePath(fixture.drop.path))
    var (inner, refused) = (0, 0)
    while inner < 100 || refused < 100 {
      // The threads of the pool are as few as the cores, and other tests wait for one.
      await Task.yield()
      switch FileReading.read("a.json", below: root, sizeLimit: 1 << 20, unless: nil) {
      case .bytes(let bytes, _, _):
        #expect(bytes.withUnsafeBytes { String(decoding: $0, as: UTF8.self) } == "inside")
        inner += 1
      default: refused += 1
      }
    }
  }

  @Test func `fault 11: a file that is swapped for a FIFO between look and open hangs nobody`()
    async throws
  {
    let fixture = try DropFixture()
    try await fixture.watching()
    let file = fixture.drop.appending(path: "a.json")
    try Data("inside".utf8).write(to: file)
    let fifo = fixture.base.appending(path: "fifo")
    #expect(mkfifo(fifo.path, 0o600) == 0)
    let swapping = Swapping(file, fifo)
    defer { swapping.stop() }
    let root = try Directory(at: FilePath(fixture.drop.path))
    var (inner, skipped) = (0, 0)
    while inner < 100 || skipped < 100 {
      // The threads of the pool are as few as the cores, and other tests wait for one.
      await Task.yield()
      switch FileReading.read("a.json", below: root, sizeLimit: 1 << 20, unless: nil) {
      case .bytes: inner += 1
      default: skipped += 1
      }
    }
  }

  @Test
  func
    `fault 27, 39: a directory that is swapped for a link while the tree is walked is not walked`()
    async throws
  {
    let (fixture, swapping) = try await swapped(holding: "b.json")
    defer { swapping.stop() }
    let root = try Directory(at: FilePath(fixture.drop.path))
    var (walked, refused) = (0, 0)
    while walked < 50 || refused < 50 {
      // The threads of the pool are as few as the cores, and other tests wait for one.
      await Task.yield()
      var listing = TreeListing(
        rootPath: FilePath(fixture.drop.path), root: root, inotify: try Inotify(),
        settings: .quick())
      var found: [String] = []
      try listing.walk(from: "") { path, _, _ in found.append(path.string) }
      // A watch on a directory outside would tell of the names in it.
      #expect(!found.contains("run/a.json"))
      if found.contains("run/b.json") { walked += 1 } else { refused += 1 }
    }
  }

  @Test
  func
    `fault 7: a hard link to somebody's file is bytes like any other, and a message names it and not its content`()
    async throws
  {
    let fixture = try DropFixture()
    try await fixture.watching()
    let outside = try outside(fixture)
    #expect(
      link(outside.appending(path: "a.json").path, fixture.drop.appending(path: "a.json").path) == 0
    )
    #expect(try await fixture.file() == ("a.json", Self.secret))
  }

  @Test func `fault 23: every name is found, whatever its bytes`() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    let texts = ["a\nb", "\u{1B}[2J", "-rf", "x...", "x..a", "\u{202E}txt", " ", "a\\b", "*", "\u{7F}"]
    var names = texts.map { Array($0.utf8) }
    names += [[0x61, 0xFF], [0x61, 0xFE], Array(repeating: 0x61, count: 255)]
    for name in names {
      let elsewhere = fixture.base.appending(path: "x").path
      #expect(FileManager.default.createFile(atPath: elsewhere, contents: Data(name)))
      var path = Array(fixture.drop.path.utf8) + [UInt8(ascii: "/")] + name
      path.append(0)
      let isThere = path.withUnsafeBytes {
        rename(elsewhere, $0.assumingMemoryBound(to: CChar.self).baseAddress!) == 0
      }
      #expect(isThere)
      let file = try await fixture.finishedFile()
      #expect(file.bytes.withUnsafeBytes { Array($0) } == name)
      #expect(
        file.path.withPlatformString {
          Array(UnsafeRawBufferPointer(start: $0, count: file.path.length))
        } == name)
    }
  }
}
