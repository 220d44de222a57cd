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

  @Test func `files of which nothing is compiled are not opened`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "pages/button/examples"), withIntermediateDirectories: true)
    for name in [
      "kinds", "pages/button/page", "pages/button/criteria", "pages/button/examples/name", "pages/button/name",
    ] {
      // No file but a pipe, so that whoever opens it fails.
      let isOfRows = name.hasSuffix("criteria") || name.contains("examples")
      let file = folder.appending(path: name + ".yaml")
      if isOfRows { #expect(mkfifo(file.path, 0o644) == 0) } else { try Data("name: Button\n".utf8).write(to: file) }
    }

    let texts = try RuleDirectory.read([folder.path], for: .judging)

    #expect(texts.map(\.path) == ["button/name", "button/page", "kinds"])
    #expect(throws: RuleDirectoryError.self) { try RuleDirectory.read([folder.path], for: .explaining) }
    #expect(throws: RuleDirectoryError.self) { try RuleDirectory.read([folder.path]) }
  }

  /// Bytes at the borders of what is UTF-8, behind ASCII of each length, so that they meet the blocks at every place.
  @Test(arguments: [
    "E2809C", "C3A9", "F09F9880", "EFBBBF", "C080", "C1BF", "E08080", "E0A080", "EDA080", "ED9FBF", "EE8080", "EFBFBF",
    "F0808080", "F0908080", "F48FBFBF", "F4908080", "F5808080", "80", "C3", "E280", "F09F98", "FF", "E28020", "C3C3",
  ])
  func `what is UTF-8 is read, and nothing else`(hex: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let special = stride(from: 0, to: hex.count, by: 2).compactMap { UInt8(hex.dropFirst($0).prefix(2), radix: 16) }
    for length in 0...9 {
      let bytes = [UInt8](repeating: 0x61, count: length) + special + Array("bc".utf8)
      try Data(bytes).write(to: folder.appending(path: "kinds.yaml"))
      let expected = String(validating: bytes, as: UTF8.self)
      #expect((try? RuleDirectory.read([folder.path]).first?.contents) == expected)
    }
  }

  @Test func `a pipe is not waited for, and a directory is no rule`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "kinds.yaml").path
    #expect(mkfifo(file, 0o644) == 0)
    for _ in ["pipe", "directory"] {
      let error = try #require(throws: RuleDirectoryError.self) { try RuleDirectory.read([folder.path]) }
      #expect(error.path == file && error.cause == "it cannot be read")
      try FileManager.default.removeItem(atPath: file)
      try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
    }
  }
}
