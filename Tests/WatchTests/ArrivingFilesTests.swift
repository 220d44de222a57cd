import Foundation
import SystemPackage
import Testing
import Watch

/// How a file can come, with the kernel's own inotify; as inotify(7) and measurements on Linux 6 have it.
@Suite(.timeLimit(.minutes(5)))
struct ArrivingFilesTests {
  @Test
  func `a file that lay there is told`() async throws {
    let fixture = try DropFixture { try Data("there".utf8).write(to: $0.appending(path: "a.json")) }
    try await fixture.watching()
    #expect(try await fixture.file() == ("a.json", "there"))
  }

  @Test("fault 1: a file written in one go is told once")
  func oneGo() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    try fixture.write("whole", to: "a.json")
    #expect(try await fixture.file() == ("a.json", "whole"))
    try await fixture.nothingBefore("z.json")
  }

  @Test
  func `a file renamed into place is told at once`() async throws {
    // A settle time that no test waits for.
    let fixture = try DropFixture(.quick { $0.settle = .seconds(3_600) })
    try await fixture.watching()
    try fixture.place("whole", as: "a.json")
    let file = try await fixture.finishedFile()
    #expect(file.arrival == .renamed)
    #expect(fixture.text(of: file) == "whole")
  }

  @Test("fault 2: a file written in two rounds is told once, with the last content")
  func twoRounds() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    try fixture.write("half", to: "a.json")
    let handle = try FileHandle(forWritingTo: fixture.drop.appending(path: "a.json"))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(" and half".utf8))
    try handle.close()
    #expect(try await fixture.file() == ("a.json", "half and half"))
    try await fixture.nothingBefore("z.json")
  }

  @Test("fault 6: a file renamed over another is told with its own content")
  func renamedOver() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    try fixture.place("one", as: "a.json")
    #expect(try await fixture.file() == ("a.json", "one"))
    try fixture.place("two", as: "a.json")
    #expect(try await fixture.file() == ("a.json", "two"))
  }

  @Test("fault 7: a hard link is told, although it is never closed")
  func hardLink() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    let elsewhere = fixture.base.appending(path: "elsewhere")
    try Data("linked".utf8).write(to: elsewhere)
    try FileManager.default.linkItem(at: elsewhere, to: fixture.drop.appending(path: "a.json"))
    #expect(try await fixture.file() == ("a.json", "linked"))
  }

  @Test("fault 8: an unnamed file that is linked in is told, although it closes under another name")
  func unnamedFile() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    // O_TMPFILE of <asm-generic/fcntl.h>, which Glibc does not show.
    let file = open(fixture.drop.path, 0o20_000_000 | O_DIRECTORY | O_RDWR, 0o600)
    try #require(file >= 0, "this file system knows no unnamed files")
    #expect(write(file, "unnamed", 7) == 7)
    let name = fixture.drop.appending(path: "a.json").path
    #expect(linkat(AT_FDCWD, "/proc/self/fd/\(file)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0)
    close(file)
    #expect(try await fixture.file() == ("a.json", "unnamed"))
  }

  @Test(
    "fault 5: a temporary name is never told, its final name once",
    arguments: [".a.json", "a.json.tmp", "a.json.part", "A.JSON.TMP", ".a.json.Xa81bQ", "a.json.filepart"])
  func temporaryName(temporary: String) async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    try fixture.write("content", to: temporary)
    let final = fixture.drop.appending(path: "a.json").path
    #expect(rename(fixture.drop.appending(path: temporary).path, final) == 0)
    #expect(try await fixture.file() == ("a.json", "content"))
    try await fixture.nothingBefore("z.json")
  }

  @Test("fault 13: new content of the same size with its old modification time is told")
  func sameSizeAndTime() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    let url = fixture.drop.appending(path: "a.json")
    try fixture.write("one", to: "a.json")
    let first = try await fixture.finishedFile()
    let modified = try #require(FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate])
    let handle = try FileHandle(forWritingTo: url)
    try handle.write(contentsOf: Data("two".utf8))
    try handle.close()
    try FileManager.default.setAttributes([.modificationDate: modified], ofItemAtPath: url.path)
    let second = try await fixture.finishedFile()
    #expect(fixture.text(of: second) == "two")
    #expect(first.fingerprint != second.fingerprint)
  }

  @Test("fault 14: a file deleted before it is read is no event")
  func deletedBefore() async throws {
    let fixture = try DropFixture(.quick { $0.settle = .milliseconds(50) })
    try await fixture.watching()
    try fixture.write("gone", to: "a.json")
    try FileManager.default.removeItem(at: fixture.drop.appending(path: "a.json"))
    try await fixture.nothingBefore("z.json")
  }

  @Test("fault 23: a name of 255 bytes that are no text is told")
  func nameOf255Bytes() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    let name = [CChar](repeating: CChar(bitPattern: 0xFF), count: 250) + "\n.xml".utf8.map { CChar($0) } + [0]
    let directory = open(fixture.drop.path, O_RDONLY)
    let file = openat(directory, name, O_WRONLY | O_CREAT, 0o600)
    #expect(file >= 0)
    close(file)
    close(directory)
    #expect(try await fixture.finishedFile().path.length == 255)
  }

  @Test
  func `a file that is touched is read again only for its signature`() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    try fixture.place("same", as: "a.json")
    let first = try await fixture.finishedFile()
    try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: fixture.drop.path + "/a.json")
    let again = try await fixture.finishedFile()
    #expect(again.fingerprint == first.fingerprint)
  }

  @Test
  func `a parser may read beyond the end`() throws {
    let bytes = FileBytes(Array("{}".utf8))
    #expect(bytes.count == 2)
    bytes.withUnsafeBytes { content in
      let spare = UnsafeRawBufferPointer(start: content.baseAddress, count: content.count + FileBytes.spare)
      #expect(spare.dropFirst(2).allSatisfy { $0 == 0 })
    }
  }
}
