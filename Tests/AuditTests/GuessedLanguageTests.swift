import AccessibilityTree
@testable import Audit
import AuditTesting
import Testing

/// Words are judged in the language that was guessed; a text that holds words of another one is asked about.
struct GuessedLanguageTests {
  private static func guessed(_ sketch: String, _ platform: Platform = .ios, language: String = "ja") throws -> Snapshot
  {
    var builder = try TreeSketch(sketch).snapshotBuilder(platform, language: language)
    builder.meta.languageSource = .guessed
    return builder.finishCanonical(carries: .all)
  }

  @Test(arguments: [
    ("name: {last-word: {not-in: words.role}}", "送信ボタン", "-"), ("name: {last-word: {not-in: words.role}}", "送信", "+"),
    ("name: {words: {some-in: words.role}}", "ボタン", "+"), ("name: {in: words.role}", "送信", "-"),
  ])
  func `words of the language that was guessed are found, and others are none`(
    that: String, name: String, verdict: String
  ) throws {
    #expect(try RuleBench(that: "{\(that)}").verdicts(Self.guessed("button \"\(name)\"")) == verdict)
  }

  @Test(arguments: [
    // English is read in other letters, whatever the language of the screen; nobody knows what French is doing there.
    ("ja", "Send button", "-"), ("ja", "Envoyer bouton", "?"), ("ja", "Send", "+"),
    ("de", "Send button", "?"), ("de", "Envoyer bouton", "?"),
  ])
  func `a text that holds words of another language is asked about`(
    language: String, name: String, verdict: String
  ) throws {
    let bench = try RuleBench(that: "{name: {last-word: {not-in: words.role}}}")
    #expect(try bench.verdicts(Self.guessed("button \"\(name)\"", language: language)) == verdict)
  }

  @Test(arguments: [
    (LanguageSource.capture, "Send button", "-"), (.capture, "Envoyer bouton", "?"), (.capture, "送信", "+"),
  ])
  func `other letters are other languages where the language is said, too`(
    source: LanguageSource, name: String, verdict: String
  ) throws {
    var builder = try TreeSketch("button \"\(name)\"").snapshotBuilder(.ios, language: "ja")
    builder.meta.languageSource = source
    let bench = try RuleBench(that: "{name: {last-word: {not-in: words.role}}}")
    #expect(bench.verdicts(builder.finishCanonical(carries: .all)) == verdict)
  }

  @Test(arguments: [(false, "+"), (true, "?")])
  func `English that is only assumed may be another language`(isAssumed: Bool, verdict: String) throws {
    var builder = try TreeSketch("button \"Envoyer bouton\"").snapshotBuilder(.ios, language: "en")
    builder.meta.languageSource = .default
    builder.meta.isLanguageAssumed = isAssumed
    let bench = try RuleBench(that: "{name: {last-word: {not-in: words.role}}}")
    #expect(bench.verdicts(builder.finishCanonical(carries: .all)) == verdict)
  }

  @Test(arguments: [
    ("name: {is: present}", "button", "-"), ("name: {like: asset-name}", "button \"ic_close\"", "+"),
    ("all: [{name: {in: words.role}}, {enabled: true}]", "button \"Bouton\" disabled", "-"),
    ("any: [{name: {not-in: words.role}}, {enabled: true}]", "button \"Bouton\"", "+"),
    ("heard: {has: role}", "button \"送信\"", "+"),
  ])
  func `what does not hang on words is judged as ever`(that: String, sketch: String, verdict: String) throws {
    #expect(try RuleBench(that: "{\(that)}").verdicts(Self.guessed(sketch)) == verdict)
  }

  @Test func `the message names the other language and what to do`() throws {
    let bench = try RuleBench(that: "{name: {not-in: words.role}}")
    let audit = Auditor(ruleBook: bench.ruleBook).audit(try Self.guessed("button \"Bouton\""))
    #expect(audit.findings.map(\.reason) == [.guessedLanguage])
    #expect(audit.language == "ja" && audit.languageSource == .guessed)
    let sentence =
      "this text may be French, and the capture does not say its language. Say it in the capture (`meta.language`) or "
      + "with `--language fr`"
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
