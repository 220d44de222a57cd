import Foundation
import SystemPackage
import Testing

@testable import Recorder

@Suite struct CaptureDirectoryTests {
  @Test func `a file has its name only when it is complete, and directories never mix`() throws {
    let parent = FileManager.default.temporaryDirectory.appending(path: "captures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: parent) }
    let first = try CaptureDirectory(named: "run", below: FilePath(parent.path))
    let second = try CaptureDirectory(named: "run", below: FilePath(parent.path))
    #expect(first.path.lastComponent?.string == "run")
    #expect(second.path.lastComponent?.string == "run-2")
    try first.write(Array("{}".utf8), as: "0001-screen.json")
    #expect(try FileManager.default.contentsOfDirectory(atPath: first.path.string) == ["0001-screen.json"])
    // The name is taken by a directory: nothing half written is left.
    try FileManager.default.createDirectory(
      atPath: second.path.appending("0001-screen.json").string, withIntermediateDirectories: false)
    #expect(throws: Errno.isDirectory) { try second.write(Array("{}".utf8), as: "0001-screen.json") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: second.path.string) == ["0001-screen.json"])
  }
}
