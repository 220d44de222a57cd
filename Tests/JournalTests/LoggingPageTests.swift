import Foundation
import Testing

@testable import Journal

/// What docs/logging.md and a11yd(8) say of the journal, against the code.
struct LoggingPageTests {
  private static func text(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test
  func `docs/logging.md lists exactly the messages that occur, in their order`() throws {
    let rows = try Self.text("docs/logging.md").split(separator: "\n").filter { $0.contains(#/^\| `[0-9a-f]{32}` \|/#) }
    #expect(rows.map(String.init) == MessageID.allCases.map { "| `\($0.rawValue)` | \($0.subject) |" })
  }

  @Test(arguments: ["docs/logging.md", "packaging/man/a11yd.8"])
  func `every field is described, and no other is named`(path: String) throws {
    let known = Set(JournalField.allCases.map(\.rawValue).filter { $0.hasPrefix("AX_") })
    let named = Set(try Self.text(path).matches(of: #/\bAX_[A-Z]+(_[A-Z]+)*\b/#).map { String($0.0) })
    #expect(named == known, "only one of both: \(named.symmetricDifference(known).sorted())")
  }

  @Test
  func `every message has a place in the sources that says it`() throws {
    let sources = try FileManager.default.subpathsOfDirectory(
      atPath: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources").path)
    let text = try sources.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/MessageID.swift") }
      .map { try Self.text("Sources/" + $0) }.joined()
    for id in MessageID.allCases { #expect(text.contains(".\(id)"), "nobody says \(id)") }
  }
}
