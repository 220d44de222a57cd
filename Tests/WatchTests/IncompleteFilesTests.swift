import Foundation
import Testing
import Watch

/// A file whose content ends too early is not broken until it has been quiet for the grace time.
@Suite(.timeLimit(.minutes(5)))
struct IncompleteFilesTests {
  @Test("fault 2: its rest is waited for, and then it is told whole")
  func restComes() async throws {
    let fixture = try DropFixture()
    try await fixture.watching()
    try fixture.place("{", as: "a.json")
    let half = try await fixture.finishedFile()
    fixture.watcher.expectRest(of: half)
    try fixture.place("{}", as: "a.json")
    let whole = try await fixture.finishedFile()
    #expect(fixture.text(of: whole) == "{}")
    #expect(!whole.isGraceOver)
    try await fixture.nothingBefore("z.json")
  }

  @Test("fault 3: without a rest it is told once more, after the grace time")
  func restNeverComes() async throws {
    let fixture = try DropFixture(.quick { $0.grace = .milliseconds(200) })
    try await fixture.watching()
    try fixture.place("{", as: "a.json")
    fixture.watcher.expectRest(of: try await fixture.finishedFile())
    let again = try await fixture.finishedFile()
    #expect(again.isGraceOver)
    #expect(again.arrivedAt.duration(to: .now) >= .milliseconds(200))
    try await fixture.nothingBefore("z.json")
  }

  @Test("fault 3: completed after the grace time it is told again")
  func completedLate() async throws {
    let fixture = try DropFixture(.quick { $0.grace = .milliseconds(50) })
    try await fixture.watching()
    try fixture.place("{", as: "a.json")
    fixture.watcher.expectRest(of: try await fixture.finishedFile())
    #expect(try await fixture.finishedFile().isGraceOver)
    let handle = try FileHandle(forWritingTo: fixture.drop.appending(path: "a.json"))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("}".utf8))
    try handle.close()
    let whole = try await fixture.finishedFile()
    #expect(fixture.text(of: whole) == "{}")
    #expect(!whole.isGraceOver)
  }
}
