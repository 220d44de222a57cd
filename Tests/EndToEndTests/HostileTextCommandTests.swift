import Foundation
import Testing

/// What the commands print of labels that want to forge, hide or reorder lines.
struct HostileTextCommandTests {
  private static let labels = "Tests/Fixtures/hostile/labels.json"

  /// By code points and nothing of ours; a line ends with the one control that may be there.
  private func dangerous(_ text: String) -> [String] {
    text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F,
        0xE000...0xF8FF,
        0xFDD0...0xFDEF, 0xFEFF, 0xFFF0...0xFFFB, 0xE0000...0xE00FF, 0xF0000...0x10FFFF:
        true
      default: scalar.value & 0xFFFE == 0xFFFE
      }
    }.map { String($0.value, radix: 16) }
  }

  @Test(arguments: [
    ["audit"], ["audit", "--verbose"], ["audit", "--format", "jsonl"], ["speak"],
    ["speak", "--recording", "--verbose"],
    ["doctor"], ["doctor", "--format", "json"],
  ])
  func `no command prints what would move a terminal or turn a line`(arguments: [String]) throws {
    let run = try BuiltCommand(arguments + [Self.labels])
    #expect(!run.standardOutput.isEmpty)
    #expect(dangerous(run.standardOutput) == [])
    #expect(dangerous(run.standardError) == [])
    #expect(!run.lines.contains { $0.hasPrefix("Nov 21") || $0.hasPrefix("finding:") })
  }

  @Test func `speak has a line for each label, and none is empty`() throws {
    let run = try BuiltCommand("speak", Self.labels)
    #expect(run.lines.count { $0.contains("now button") } == 584)
  }

  @Test(arguments: ["audit", "speak", "doctor"])
  func `fault 23: a name that cannot be shown is escaped in every message`(command: String) throws {
    let directory = FileManager.default.temporaryDirectory.appending(
      path: "a11yd-names-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try Data("{".utf8).write(to: directory.appending(path: "a\nforged: \u{1B}[2J\u{202E}.json"))
    var path = Array(directory.path.utf8) + [UInt8(ascii: "/"), 0xFF, 0]
    let file = path.withUnsafeMutableBytes {
      open($0.assumingMemoryBound(to: CChar.self).baseAddress!, O_CREAT, 0o600)
    }
    #expect(file >= 0 && close(file) == 0)
    let run = try BuiltCommand(command, directory.path)
    let said = run.standardError + run.standardOutput
    #expect(dangerous(said) == [])
    #expect(said.contains(#"a\nforged: \u{1B}[2J\u{202E}.json"#))
    #expect(said.contains(#"/\xFF: skipped: its name is not valid UTF-8. Rename it."#))
    #expect(!said.split(separator: "\n").contains { $0.hasPrefix("forged") })
    #expect(run.exitCode == 2)
  }
}
