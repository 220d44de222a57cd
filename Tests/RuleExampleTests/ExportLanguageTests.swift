import AccessibilityTree
import AuditTesting
import Foundation
import Readers
import Testing

/// What the texts of every export among the fixtures are guessed to be in, reviewed by eye: no guess is wrong.
@Suite struct ExportLanguageTests {
  private static let folder = ShippedRules.checkout.appending(path: "Tests/Fixtures")

  private static func snapshot(_ path: String) throws -> Snapshot {
    let bytes = Array(try Data(contentsOf: folder.appending(path: "exports/\(path)")))
    return try ExportReader().read(bytes, name: path)
  }

  @Test func `the guesses are those that were reviewed`() throws {
    let lines = try AuditedExportTests.exports.map { path in
      let snapshot = try Self.snapshot(path)
      let stated = snapshot.meta.language.map { ", says \($0)" } ?? ""
      return "\(path): \(snapshot.languageGuess ?? "-")\(stated)\n"
    }
    let golden = Self.folder.appending(path: "languages.txt").path(percentEncoded: false)
    #expect(Golden.mismatch(lines.joined(), at: golden) == nil)
  }

  @Test(arguments: AuditedExportTests.exports)
  func `a guess never contradicts an export that says its language`(_ path: String) throws {
    let snapshot = try Self.snapshot(path)
    guard let stated = snapshot.meta.language, let guess = snapshot.languageGuess else { return }
    #expect(guess.prefix(2) == stated.prefix(2))
  }
}
