import AccessibilityTree
@testable import Audit
import AuditTesting
import Rules
import Speech
import Testing

/// A rule around one predicate, compiled from the text of a rule file, and what it says of a sketched screen.
struct RuleBench {
  let ruleBook: RuleBook

  /// - Parameters:
  ///   - that: the predicate, in YAML's flow style.
  ///   - with: facts, in YAML's flow style.
  ///   - sets: the page's sets; `target` is what the rule applies to.
  ///   - message: what a finding says.
  init(
    that: String, with facts: String = "{}", sets: String = "target: {role: button}, wheel: {role: picker-wheel}",
    where condition: String? = nil, across: String? = nil, judged: String? = nil,
    fails message: String = "“{name}” is announced as “{heard}”."
  ) throws {
    let indent = (condition.map { "\n  where: \($0)" } ?? "") + (judged.map { "\n  step: \($0)" } ?? "")
    let steps = across == nil ? "tree: " : "steps: [{tree: {role: text}}, {tree: "
    let end = across == nil ? "" : "}]"
    let rule = """
      id: 00000000000000000000000000000001
      name: Bench holds
      status: stable
      impact: minor
      platforms: [ios, android]
      source: [{section: Bench, says: So.}]
      wcag: [{criterion: 4.1.2, relation: related}]
      why: So.
      \(across.map { "across: \($0)" } ?? "")
      applies-to:
        each: target
        with: \(facts)\(indent)
      expect:
        - id: bench
          that: \(that)
          fails: "\(message)"
      fix: {uikit: So., swiftui: So., android-views: So., jetpack-compose: So.}
      examples:
        passed: [{because: So., \(steps){role: button}\(end)}]
        failed: [{because: So., \(steps){role: button, finding: bench}\(end)}]
        cannot-tell: [{because: So., \(steps){role: button, finding: bench}\(end)}]
        inapplicable: [{because: So., \(steps){role: text}\(end)}]
      """
    let vocabulary = """
      name: words
      what: Words for tests.
      partial: [fr]
      any: {en: {state: [selected, not selected], role: [button, push button]}, ja: {role: [ボタン]}, fr: {role: [bouton]}}
      """
    let roles = """
      name: role-words
      by: role
      what: Words by role, for tests.
      any: {en: {button: [button], tab: [tab]}}
      """
    let code = "name: code\nwhat: Words of programs, for tests.\nany: {any: {button: [btn]}}"
    let mixed = "name: mixed\nwhat: Words of programs and people, for tests.\nany: {any: {b: [btn]}, en: {b: [button]}}"
    ruleBook = try RuleBook(compiling: [
      RuleText(path: "bench/rule", file: "rule.yaml", contents: rule),
      RuleText(path: "bench/page", file: "page.yaml", contents: "name: Bench\nsets: {\(sets)}"),
      RuleText(path: "vocabulary/words", file: "words.yaml", contents: vocabulary),
      RuleText(path: "vocabulary/code", file: "code.yaml", contents: code),
      RuleText(path: "vocabulary/mixed", file: "mixed.yaml", contents: mixed),
      RuleText(path: "vocabulary/role-words", file: "role-words.yaml", contents: roles),
    ])
  }

  /// The verdict at each target in preorder: `+` passed, `-` failed, `?` cannot tell.
  func verdicts(
    _ sketch: String, _ platform: Platform? = .ios, lacks: PropertySet = [], language: String? = "en"
  ) throws -> String {
    verdicts(try TreeSketch(sketch).snapshot(platform, lacks: lacks, language: language))
  }

  func verdicts(_ snapshot: Snapshot) -> String {
    verdicts(Auditor(ruleBook: ruleBook).judgements(ScreenReaders.transcript(of: snapshot)))
  }

  func verdicts(_ judgements: [Judgement]) -> String {
    judgements.sorted { $0.node < $1.node }.map { judgement in
      switch judgement.verdict {
      case .passed: "+"
      case .failed: "-"
      case .asked, .unknown, .unsureKind, .noPlatform: "?"
      }
    }.joined()
  }

  func audit(
    _ sketch: String, _ platform: Platform? = .ios, lacks: PropertySet = [], language: String? = "en"
  ) throws -> SnapshotAudit {
    Auditor(ruleBook: ruleBook).audit(try TreeSketch(sketch).snapshot(platform, lacks: lacks, language: language))
  }
}
