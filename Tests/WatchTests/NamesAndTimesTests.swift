import Foundation
import SystemPackage
import Testing
import Watch

/// What a file is called, and when it says that it was changed, decides nothing.
@Suite(.timeLimit(.minutes(5)))
struct NamesAndTimesTests {
  @Test(
    "fault 23: strange names are told as they are",
    arguments: ["a\nb.json", "-rf.json", "a..json", "..a..", "\u{1B}[31m.json", "a\u{202E}nosj.json", " ", "*?[].json"])
  func strangeName(name: String) async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    try fixture.place("content", as: name)
    // A leading dot is a temporary name, whatever follows.
    if name.hasPrefix(".") { return try await fixture.nothingBefore("z.json") }
    #expect(try await fixture.file() == (name, "content"))
  }

  @Test("fault 23: a directory of a strange name is entered", arguments: ["a\nb", "-rf", "a..", "\u{7F}"])
  func strangeDirectory(name: String) async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    try FileManager.default.createDirectory(
      at: fixture.drop.appending(path: name), withIntermediateDirectories: false)
    try fixture.place("content", as: name + "/a.json")
    #expect(try await fixture.file() == (name + "/a.json", "content"))
  }

  @Test(
    "fault 24: a modification time in the future or long ago changes nothing, whether heard of or listed",
    arguments: [0, -86_400, 4_102_444_800, 1 << 33], [true, false])
  func modificationTime(seconds: Int, isListed: Bool) async throws {
    let old: (URL) throws -> Void = { drop in
      try Data("old".utf8).write(to: drop.appending(path: "a.json"))
      Self.setTime(drop.appending(path: "a.json").path, seconds)
    }
    let fixture = try DropFixture(prepare: isListed ? old : { _ in })
    try await fixture.watching()
    if !isListed { try old(fixture.drop) }
    #expect(try await fixture.file() == ("a.json", "old"))
    try fixture.write("new", to: "b.json")
    #expect(try await fixture.file() == ("b.json", "new"))
    try fixture.write("newer", to: "a.json")
    #expect(try await fixture.file() == ("a.json", "newer"))
  }

  private static func setTime(_ path: String, _ seconds: Int) {
    let times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
    #expect(utimensat(AT_FDCWD, path, times, 0) == 0)
  }

  @Test(
    "fault 25: names that differ in case or in normalisation alone are two files",
    arguments: [("Home.json", "home.json"), ("\u{E9}.json", "e\u{301}.json")])
  func twins(one: String, other: String) async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    var told: [[UInt8]: String] = [:]
    for (name, text) in [(one, "one"), (other, "other"), (one, "one again"), (other, "other again")] {
      try fixture.place(text, as: name)
      let file = try await fixture.finishedFile()
      #expect(fixture.text(of: file) == text)
      told[Array(file.path.string.utf8)] = text
    }
    #expect(told == [Array(one.utf8): "one again", Array(other.utf8): "other again"])
  }
}
