import AccessibilityTree
@testable import Audit
import AuditTesting
import Testing

/// What hangs on words is not known where the language is a guess; everything else is.
struct GuessedLanguageTests {
  private static func guessed(_ sketch: String, _ platform: Platform = .ios, language: String = "ja") throws -> Snapshot
  {
    var builder = try TreeSketch(sketch).snapshotBuilder(platform, language: language)
    builder.meta.languageSource = .guessed
    return builder.finishCanonical(carries: .all)
  }

  @Test(arguments: [
    ("name: {last-word: {not-in: words.role}}", "送信ボタン"), ("name: {last-word: {not-in: words.role}}", "送信"),
    ("name: {words: {some-in: words.role}}", "ボタン"), ("name: {in: words.role}", "送信"),
    ("heard: {words: {none-in: words.role}}", "送信"),
  ])
  func `a test of words is unknown, whatever it would find`(that: String, name: String) throws {
    let bench = try RuleBench(that: "{\(that)}")
    #expect(try bench.verdicts(Self.guessed("button \"\(name)\"")) == "?")
    #expect(try bench.verdicts("button \"\(name)\"", language: "ja") != "?")
  }

  @Test(arguments: [
    ("name: {is: present}", "button", "-"), ("name: {like: asset-name}", "button \"ic_close\"", "+"),
    ("all: [{name: {in: words.role}}, {enabled: true}]", "button \"送信\" disabled", "-"),
    ("any: [{name: {not-in: words.role}}, {enabled: true}]", "button \"送信\"", "+"),
    ("heard: {has: role}", "button \"送信\"", "+"),
  ])
  func `what does not hang on words is judged as ever`(that: String, sketch: String, verdict: String) throws {
    #expect(try RuleBench(that: "{\(that)}").verdicts(Self.guessed(sketch)) == verdict)
  }

  @Test func `the message names the guess and what to do`() throws {
    let bench = try RuleBench(that: "{name: {not-in: words.role}}")
    let audit = Auditor(ruleBook: bench.ruleBook).audit(try Self.guessed("button \"送信\""))
    #expect(audit.findings.map(\.reason) == [.guessedLanguage])
    #expect(audit.language == "ja" && audit.languageSource == .guessed)
    let sentence =
      "the language was guessed to be Japanese. Say it in the capture (`meta.language`) or with `--language ja`"
    #expect(audit.findings.first?.message.contains(sentence) == true)
  }

  @Test func `nobody is asked to state a language that there are no words for`() throws {
    let bench = try RuleBench(that: "{name: {not-in: words.role}}")
    let audit = Auditor(ruleBook: bench.ruleBook).audit(try Self.guessed("button \"Botwm\"", language: "cy"))
    #expect(audit.findings.map(\.reason) == [.noWordList])
  }

  @Test(arguments: [(LanguageSource.guessed, "?"), (.export, "-")])
  func `a role that repeats the name in a language that was guessed may be spoken`(
    source: LanguageSource, verdict: String
  ) throws {
    var builder = try TreeSketch("button \"Schaltfläche\"").snapshotBuilder(.android, language: "de")
    builder.meta.languageSource = source
    let bench = try RuleBench(that: "{heard: {has: role}}")
    let snapshot = builder.finishCanonical(carries: .all)
    #expect(bench.verdicts(snapshot) == verdict)
    let reasons = Auditor(ruleBook: bench.ruleBook).audit(snapshot).findings.map(\.reason)
    #expect(reasons == [source == .guessed ? .guessedLanguage : nil])
  }
}
