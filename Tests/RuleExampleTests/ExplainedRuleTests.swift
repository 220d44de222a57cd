import AccessibilityTree
import AuditTesting
import Daemon
import Foundation
import Rules
import Speech
import Testing

@testable import Audit

/// What `a11yd rules explain` shows is what the engine does.
struct ExplainedRuleTests {
  private static let book = Result {
    try RuleBook(
      compiling: RuleDirectory.read([ShippedRules.checkout.appending(path: "rules").path]),
      including: Set(Rule.Status.allCases), reading: .tracing(withExamples: true))
  }

  private static let auditor = book.map { Auditor(ruleBook: $0) }

  static let paths = Set(ShippedRules.paths).sorted()

  @Test(arguments: paths)
  func `the lines of a rule add up to its verdict in every example`(path: String) throws {
    let book = try Self.book.get()
    let examples = ExampleCase.all(of: book).filter { book.compiled[$0.rule].rule.path == path }
    var targets = 0
    for example in examples {
      let auditor = try Self.auditor.get().only(book.compiled[example.rule])
      let outline = try #require(book.compiled[example.rule].outline)
      let steps = try example.example.transcripts(on: example.platform)
      let verdicts = Dictionary(
        auditor.judgements(steps).map { ($0.node, $0.verdict) }, uniquingKeysWith: { first, _ in first })
      let trials = RecordingTrials(
        auditor: auditor, recording: Self.recording(of: steps), place: steps.count - 1,
        twin: Self.recording(of: steps).steps.dropLast().last)
      var concluded: [Int: Judgement.Verdict] = [:]
      for trial in trials.trials(of: auditor.ruleBook.compiled[0]) {
        let explainer = NodeExplainer(
          lines: LineExplainer(evaluation: trial.evaluation, isVerbose: false), rule: 0, outline: outline)
        for node in 0..<trial.evaluation.snapshot.count where concluded[node] == nil {
          concluded[node] = explainer.conclude(node)
        }
      }
      #expect(concluded == verdicts, "\(example.place) \(example)")
      targets += verdicts.count
      withExtendedLifetime(trials) {}
    }
    #expect(targets > 0)
  }

  /// To open the sets of every target of every example takes minutes, so it is one example of each rule.
  @Test(arguments: paths)
  func `what is in a line adds up to the line`(path: String) throws {
    let book = try Self.book.get()
    let examples = ExampleCase.all(of: book).filter { book.compiled[$0.rule].rule.path == path }
    // A rule that only asks has no failed example.
    let example = try #require(
      examples.first { $0.example.outcome == .failed } ?? examples.first { $0.example.outcome == .cannotTell })
    let steps = Self.recording(of: try example.example.transcripts(on: example.platform)).steps
    let explanations = RuleExplainer(try Self.auditor.get().only(book.compiled[example.rule])).explanations(
      of: Recording(steps: steps), at: steps.count - 1, twin: steps.dropLast().last)
    for node in explanations.flatMap(\.nodes) {
      let lines = [node.each, node.where].compactMap(\.self) + node.expectations.compactMap(\.that)
      for line in lines.flatMap(\.all) where line.folded != nil {
        #expect(line.folded == line.truth, "\(example.place) \(node.path) line \(line.line): \(line.text)")
      }
      switch node.judged {
      case .passed, .noPlatform: #expect(lines.allSatisfy { $0.decider == nil }, "\(example.place) \(node.path)")
      default: #expect(lines.contains { $0.decider != nil }, "nothing decides \(example.place) \(node.path)")
      }
    }
    #expect(!explanations.flatMap(\.nodes).isEmpty)
  }

  private static func recording(of steps: [Transcript]) -> Recording {
    Recording(steps: steps.enumerated().map { RecordedStep(name: "\($0 + 1)", transcript: $1) })
  }
}
