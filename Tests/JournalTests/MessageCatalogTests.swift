import Foundation
import Rules
import Testing

@testable import Journal

struct MessageCatalogTests {
  @Test(arguments: MessageID.allCases)
  func `an id has 128 bits in hexadecimal`(id: MessageID) {
    #expect(id.rawValue.utf8.count == 32)
    #expect(id.rawValue.allSatisfy { $0.isHexDigit && !$0.isUppercase })
  }

  @Test
  func `every message of the daemon is explained`() {
    let text = MessageCatalog(rules: []).text
    for id in MessageID.allCases { #expect(text.contains("-- \(id.rawValue)\nSubject: \(id.subject)\n")) }
  }

  @Test
  func `names in the text are fields`() throws {
    let known = Set(JournalField.allCases.map(\.rawValue))
    for match in MessageCatalog(rules: []).text.matches(of: #/@([A-Z_]+)@/#) {
      #expect(known.contains(String(match.1)))
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/journalctl"), "there is no journalctl"))
  func `journalctl accepts it`() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "a11yd-catalog-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let directory = root.appending(path: "usr/lib/systemd/catalog")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: root.appending(path: "var/lib/systemd/catalog"), withIntermediateDirectories: true)
    try MessageCatalog(rules: []).text
      .write(to: directory.appending(path: "a11yd.catalog"), atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/journalctl")
    process.arguments = ["--root", root.path, "--update-catalog"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
