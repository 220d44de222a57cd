import Foundation
import SystemPackage
import Testing
import Watch

/// Being told once more what was told already.
@Suite(.timeLimit(.minutes(5)))
struct ReplayTests {
  private func fixture(_ settings: WatchSettings = .quick(), _ names: String...) async throws -> DropFixture {
    let fixture = try DropFixture(settings) { drop in
      for name in names {
        let file = drop.appending(path: name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(name.utf8).write(to: file)
      }
    }
    try await fixture.watching()
    for _ in names { #expect(try await !fixture.finishedFile().isAskedFor) }
    return fixture
  }

  @Test
  func `a file is told once more, as asked for, and then no more`() async throws {
    let fixture = try await fixture(.quick(), "a.json", "b.json")
    #expect(fixture.watcher.replay(["a.json"]) == .taken(1))
    let again = try await fixture.finishedFile()
    #expect(again.path == "a.json" && again.isAskedFor)
    try Data("new".utf8).write(to: fixture.drop.appending(path: "c.json"))
    let next = try await fixture.finishedFile()
    #expect(next.path == "c.json" && !next.isAskedFor)
  }

  @Test
  func `of directories everything below is told, each file once`() async throws {
    let fixture = try await fixture(.quick(), "a.json", "run/1.json", "run/deep/2.json")
    #expect(fixture.watcher.replay(["run", "run/1.json"]) == .taken(2))
    var paths: Set<String> = []
    for _ in 0..<2 { paths.insert(try await fixture.finishedFile().path.string) }
    #expect(paths == ["run/1.json", "run/deep/2.json"])
    #expect(fixture.watcher.replay([""]) == .taken(3))
    for _ in 0..<3 { #expect(try await fixture.finishedFile().isAskedFor) }
  }

  @Test
  func `more than may wait are all told in the end`() async throws {
    var settings = WatchSettings.quick()
    settings.waitingLimit = 2
    let fixture = try await fixture(settings, "1", "2", "3", "4", "5", "6", "7")
    #expect(fixture.watcher.replay([""]) == .taken(7))
    var paths: Set<String> = []
    while paths.count < 7 {
      let file = try await fixture.finishedFile()
      #expect(file.isAskedFor)
      paths.insert(file.path.string)
    }
  }

  @Test
  func `when one cannot be told none is, and each is named with its cause`() async throws {
    let fixture = try await fixture(.quick(), "a.json")
    let outside = fixture.base.appending(path: "outside")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: fixture.drop.appending(path: "link"), withDestinationURL: outside)
    guard case .skipped = try await fixture.next() else { Issue.record("the link is not skipped"); return }
    let answer = fixture.watcher.replay(["a.json", "no.json", "link", "link/x.json", ".a.json", "a.json/b"])
    guard case .refused(let problems) = answer else { Issue.record("\(answer)"); return }
    #expect(problems.map(\.path) == ["no.json", "link", "link/x.json", ".a.json", "a.json/b"])
    #expect(problems[0].cause == "there is no such file")
    #expect(problems[1].cause == "it is no regular file")
    try Data("new".utf8).write(to: fixture.drop.appending(path: "c.json"))
    #expect(try await fixture.file().path == "c.json")
  }

  @Test
  func `a directory that is not there tells nothing`() async throws {
    let fixture = try await fixture()
    try FileManager.default.removeItem(at: fixture.drop)
    guard case .lost = try await fixture.next() else { Issue.record("not lost"); return }
    #expect(fixture.watcher.replay([""]) == .blind)
  }
}
