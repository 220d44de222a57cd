import Foundation
import SystemPackage
import Testing
import Watch

/// Directories that come, go and are replaced.
@Suite(.timeLimit(.minutes(5)))
struct DirectoryTests {
  private let files = FileManager.default

  @Test("fault 27: files of a new subdirectory are told, however fast they came")
  func newSubdirectory() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    try files.createDirectory(at: fixture.drop.appending(path: "run-17/deep"), withIntermediateDirectories: true)
    for number in 1...5 { try fixture.write("\(number)", to: "run-17/deep/\(number).json") }
    var paths: Set<String> = []
    for _ in 1...5 { paths.insert(try await fixture.file().path) }
    #expect(paths == Set((1...5).map { "run-17/deep/\($0).json" }))
    try fixture.place("later", as: "run-17/later.json")
    let later = try await fixture.finishedFile()
    #expect(later.path.string == "run-17/later.json")
    #expect(later.session == "run-17")
  }

  @Test("fault 28: a tree that is moved in is told")
  func movedIn() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    let tree = fixture.base.appending(path: "tree")
    try files.createDirectory(at: tree.appending(path: "below"), withIntermediateDirectories: true)
    try Data("moved".utf8).write(to: tree.appending(path: "below/a.json"))
    #expect(rename(tree.path, fixture.drop.appending(path: "run").path) == 0)
    #expect(try await fixture.file() == ("run/below/a.json", "moved"))
  }

  @Test("fault 28: after a directory was renamed its files have the new path")
  func movedInside() async throws {
    let fixture = try DropFixture { drop in
      try FileManager.default.createDirectory(at: drop.appending(path: "old"), withIntermediateDirectories: true)
    }
    try await fixture.watching()
    #expect(rename(fixture.drop.appending(path: "old").path, fixture.drop.appending(path: "new").path) == 0)
    try fixture.place("content", as: "new/a.json")
    #expect(try await fixture.file() == ("new/a.json", "content"))
  }

  @Test("fault 28: what happens in a tree that was moved out is not told")
  func movedOut() async throws {
    let fixture = try DropFixture { drop in
      try FileManager.default.createDirectory(at: drop.appending(path: "run"), withIntermediateDirectories: true)
    }
    try await fixture.watching()
    let away = fixture.base.appending(path: "away")
    #expect(rename(fixture.drop.appending(path: "run").path, away.path) == 0)
    try Data("away".utf8).write(to: away.appending(path: "a.json"))
    try await fixture.nothingBefore("z.json")
  }

  @Test("fault 30: a watched directory that is replaced is noticed, and the new one is watched")
  func rootReplaced() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    #expect(rename(fixture.drop.path, fixture.base.appending(path: "old").path) == 0)
    try files.createDirectory(at: fixture.drop, withIntermediateDirectories: true)
    try fixture.write("new", to: "a.json")
    var events: [String] = []
    while true {
      let event = try await fixture.next()
      if case .file(let file) = event {
        #expect(file.path.string == "a.json")
        break
      }
      events.append("\(event)")
    }
    // Lost and found, or replaced, as the listing falls between the two steps or after them.
    #expect(!events.isEmpty)
    try fixture.place("still", as: "b.json")
    #expect(try await fixture.file() == ("b.json", "still"))
  }

  @Test("fault 31: a link to the watched directory that is flipped is noticed by the listing")
  func linkFlipped() async throws {
    let fixture = try DropFixture(.quick { $0.rescanEvery = .milliseconds(100) }) { drop in
      try FileManager.default.removeItem(at: drop)
      for name in ["one", "two"] {
        let directory = drop.deletingLastPathComponent().appending(path: name)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      }
      try FileManager.default.createSymbolicLink(atPath: drop.path, withDestinationPath: "one")
    }
    try await fixture.watching()
    let other = fixture.base.appending(path: "other")
    try files.createSymbolicLink(atPath: other.path, withDestinationPath: "two")
    #expect(rename(other.path, fixture.drop.path) == 0)
    guard case .replaced = try await fixture.next() else {
      Issue.record("not noticed")
      return
    }
    try fixture.place("two", as: "a.json")
    #expect(try await fixture.file() == ("a.json", "two"))
  }

  @Test("fault 34: a missing directory is said to be missing, and watched when it comes")
  func missing() async throws {
    let fixture = try DropFixture { try FileManager.default.removeItem(at: $0) }
    guard case .lost(.missing) = try await fixture.next() else {
      Issue.record("not said")
      return
    }
    #expect(!fixture.watcher.status.isWatching)
    try files.createDirectory(at: fixture.drop, withIntermediateDirectories: true)
    try fixture.place("there", as: "a.json")
    try await fixture.watching()
    #expect(try await fixture.file() == ("a.json", "there"))
  }

  @Test("fault 29: a directory that is deleted and created again is watched again")
  func recreated() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    try files.removeItem(at: fixture.drop)
    guard case .lost(.missing) = try await fixture.next() else {
      Issue.record("not said")
      return
    }
    try files.createDirectory(at: fixture.drop, withIntermediateDirectories: true)
    try await fixture.watching()
    try fixture.place("back", as: "a.json")
    #expect(try await fixture.file() == ("a.json", "back"))
  }

  @Test
  func `a file in place of the directory is named`() async throws {
    let fixture = try DropFixture {
      try FileManager.default.removeItem(at: $0)
      try Data().write(to: $0)
    }
    guard case .lost(.notADirectory) = try await fixture.next() else {
      Issue.record("not said")
      return
    }
  }
}
