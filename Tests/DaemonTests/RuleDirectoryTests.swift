import Daemon
import Foundation
import Rules
import Testing

struct RuleDirectoryTests {
  @Test func `a link to dev null masks the rule of an earlier directory`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (shipped, local) = (folder.appending(path: "shipped"), folder.appending(path: "local"))
    for directory in [shipped, local] {
      try FileManager.default.createDirectory(
        at: directory.appending(path: "button"), withIntermediateDirectories: true)
    }
    for name in ["kept", "masked"] {
      try Data("name: Button\n".utf8).write(to: shipped.appending(path: "button/\(name).yaml"))
    }
    try FileManager.default.createSymbolicLink(
      atPath: local.appending(path: "button/masked.yaml").path, withDestinationPath: "/dev/null")

    let texts = try RuleDirectory.read([shipped.path, local.path])

    #expect(texts.map(\.path) == ["button/kept"])
  }
}
