import AccessibilityTree
import Audit
import Foundation
import Rules
import Speech
import SystemPackage
import Testing
import Watch

@testable import Daemon

struct AuditLineTests {
  @Test(arguments: [nil, KnownScreenReader.voiceover, .talkback])
  func `an export without a platform is judged for the screen reader that is configured`(
    _ reader: KnownScreenReader?
  ) throws {
    var configuration = Configuration()
    configuration.rulesDirectories = [CheckoutFiles.root.appending(path: "rules").path]
    configuration.screenReader = reader
    let export = CheckoutFiles.root.appending(path: "Tests/Fixtures/exports/flutter-semantics/a11yd__shop.json")
    let bytes = FileBytes(Array(try Data(contentsOf: export)))
    let audit = try AuditLine(configuration).audit(
      FinishedFile(path: "shop.json", bytes: bytes), in: SessionAuditor(), at: .now
    ).get()
    #expect(audit.platform == reader?.screenReader.platform)
    #expect((audit.obstacle == .noPlatform) == (reader == nil))
    #expect(!audit.failed.isEmpty)
    #expect(
      audit.findings.contains { $0.outcome == .cantTell && $0.message.hasSuffix("Does the app run on iOS?") }
        == (reader == nil))
  }

  @Test(arguments: [(nil as String?, "de", LanguageSource.guessed), ("fr", "fr", .configured)])
  func `the language is guessed unless one is configured`(configured: String?, language: String, source: LanguageSource)
    throws
  {
    var configuration = Configuration()
    configuration.rulesDirectories = [CheckoutFiles.root.appending(path: "rules").path]
    configuration.language = configured
    let labels = ["Einstellungen", "Suchen", "Abbrechen", "Weiter", "Hilfe", "Senden Taste"]
    let buttons = labels.map { #"{"role": "button", "name": "\#($0)"}"# }.joined(separator: ",")
    let export =
      #"{"a11ySnapshot": 1, "meta": {"platform": "ios"}, "tree": {"role": "window", "children": [\#(buttons)]}}"#
    let bytes = FileBytes(Array(export.utf8))
    let file = FinishedFile(path: "home.json", bytes: bytes)
    let audit = try AuditLine(configuration).audit(file, in: SessionAuditor(), at: .now).get()
    #expect(audit.language == language && audit.languageSource == source)
    // The other buttons show that “Taste” is a role. What is heard is in German only if nothing else is configured.
    #expect(audit.failed.map(\.rule) == ["every/name-omits-role"])
    let heard = source == .guessed ? "“Senden Taste, Taste”" : "“Senden Taste, button”"
    #expect(audit.failed.allSatisfy { $0.message.contains(heard) })
  }

  @Test(arguments: [
    (PageChoice(), 1), (PageChoice(pages: ["wheel-picker", "button"]), 1), (PageChoice(without: ["wheel-picker"]), 1),
    (PageChoice(pages: ["wheel-picker"]), 0), (PageChoice(without: ["button"]), 0),
  ])
  func `a page that is switched off finds nothing`(pages: PageChoice, failed: Int) throws {
    var configuration = Configuration()
    configuration.rulesDirectories = [CheckoutFiles.root.appending(path: "rules").path]
    configuration.pages = pages
    let export =
      #"{"a11ySnapshot": 1, "meta": {"platform": "ios", "language": "en"}, "tree": {"role": "window", "children": ["#
      + #"{"role": "button", "name": "Save button"}]}}"#
    let file = FinishedFile(path: "home.json", bytes: FileBytes(Array(export.utf8)))
    let audit = try AuditLine(configuration).audit(file, in: SessionAuditor(), at: .now).get()
    #expect(audit.failed.map(\.rule) == Array(repeating: "every/name-omits-role", count: failed))
  }

  @Test func `a page that there is not is a mistake`() throws {
    var configuration = Configuration()
    configuration.rulesDirectories = [CheckoutFiles.root.appending(path: "rules").path]
    configuration.pages = PageChoice(pages: ["buton"], without: ["nowhere-at-all"])
    configuration.origins[.pages] = .file("a11yd.yaml", line: 2, column: 10)
    let failure = #expect(throws: LineFailure.self) { try AuditLine(configuration) }
    let problems = try #require(failure?.problems)
    #expect(
      problems.first
        == "a11yd.yaml:2:10: `rules.pages` names “buton”, and no page of that name has rules. Did you mean `button`?")
    #expect(problems.count == 2)
    #expect(
      problems.last?.hasPrefix(
        "`rules.without-pages` names “nowhere-at-all”, and no page of that name has rules. Use all, or some of alert-dialog, button, "
      )
        == true)
  }

  @Test func `rules are counted as they are listed`() throws {
    var configuration = Configuration()
    configuration.rulesDirectories = [CheckoutFiles.root.appending(path: "rules").path]
    let listed = try RuleBook(compiling: try RuleDirectory.read(configuration.rulesDirectories)).rulesOnce
    #expect(try AuditLine(configuration).ruleCount == listed.count)
  }
}
