import Foundation
import AccessibilityTree
import Testing

@testable import Journal
@testable import Rules

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
    for match in MessageCatalog(rules: [Self.rule]).text.matches(of: #/@([A-Z_]+)@/#) {
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
    try MessageCatalog(rules: [Self.rule]).text
      .write(to: directory.appending(path: "a11yd.catalog"), atomically: true, encoding: .utf8)
    #expect(try journalctl("--root", root.path, "--update-catalog").status == 0)
    let read = try journalctl("--root", root.path, "--dump-catalog").output
    for id in MessageID.allCases { #expect(read.contains("-- \(id.rawValue)\nSubject: \(id.subject)\n")) }
    #expect(read.contains("-- \(Self.rule.id)\nSubject: Button name omits its role\n"))
    #expect(read.contains("\n # no comment"))
  }

  private func journalctl(_ arguments: String...) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/journalctl")
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  /// With lines that a catalog would take for something else.
  static let rule = Rule(
    id: "36d8ce7ac1a73deefe10d997556eecfc", path: "button/name-omits-role", name: "Button name omits its role",
    status: .stable, impact: .minor, platforms: [.ios, .android], decides: ["BT-14"],
    sources: [Rule.Source(section: "Name", says: "Incorrect: Submit button, Button.")],
    wcag: [Rule.Criterion(number: "4.1.2", relation: .related)],
    why: "# no comment\n-- 00000000000000000000000000000000\n" + String(repeating: "A word is heard twice. ", count: 9),
    fix: [(framework: .uikit, sentence: "Keep “button” out of the title and of `accessibilityLabel`.")])

  @Test
  func `a rule is explained with what was heard, its fix and its source`() {
    let text = MessageCatalog(rules: [Self.rule]).text
    #expect(text == MessageCatalog(rules: [Self.rule]).text)
    for part in [
      "-- 36d8ce7ac1a73deefe10d997556eecfc\nSubject: Button name omits its role\nDefined-By: a11yd\n"
        + "Documentation: man:a11yd-rules(7)\n\n", "Heard:   @AX_SHOWN_HEARD@\n",
      "Where:   @AX_SHOWN_PLACE@ (@AX_FORMAT@)\n",
      "UIKit: Keep “button” out of the title and of `accessibilityLabel`.",
      "“Incorrect: Submit button, Button.” (button: Name)", "WCAG: 4.1.2 (related)",
      "Rule: button/name-omits-role, minor",
    ] { #expect(text.contains(part), "\(part)") }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.hasPrefix("Subject") })
  }
}
