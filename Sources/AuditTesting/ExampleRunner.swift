import AccessibilityTree
import Audit
public import Rules
import Speech

/// Runs the examples in rule files.
public struct ExampleRunner: Sendable {
  let ruleBook: RuleBook
  /// One for all examples, because the words of a language take longer to prepare than an example takes to judge.
  let auditor: Auditor

  /// A runner of these rules' examples.
  public init(ruleBook: RuleBook) {
    self.ruleBook = ruleBook
    auditor = Auditor(ruleBook: ruleBook)
  }

  /// How many examples there are, counted once for each platform.
  public var exampleCount: Int { ExampleCase.all(of: ruleBook).count }

  /// Every example with a wrong outcome, in the order of rules and files.
  public func failures() -> [ExampleFailure] { ExampleCase.all(of: ruleBook).flatMap(failures) }

  /// The problems of one example; empty if there are none.
  package func failures(of example: ExampleCase) -> [ExampleFailure] {
    guard let steps = try? example.example.transcripts(on: example.platform) else {
      return [failure(example, "its tree does not fit.")]
    }
    let placed = placed(example, steps)
    return [
      problem(in: verdicts(of: example.rule, steps), of: placed, steps[placed.example.judged].snapshot),
      heardProblem(of: example.example, steps[example.example.judged]),
    ].compactMap { $0 }.map { failure(example, $0) }
  }

  /// The example with the step whose nodes the rule judges, where no mark says which that is.
  func placed(_ example: ExampleCase, _ steps: [Transcript]) -> ExampleCase {
    guard steps.count > 1, example.example.tree.findings.isEmpty,
      let judged = auditor.only(ruleBook.compiled[example.rule]).judgedStep(steps)
    else { return example }
    var placed = example
    placed.example.judged = judged
    return placed
  }

  func failure(_ example: ExampleCase, _ message: String, variant: String = "") -> ExampleFailure {
    ExampleFailure(example: example.description + variant, place: example.place, message: message)
  }

  /// The verdicts of one rule about each target. `change` may remove a part of the rule first.
  func verdicts(
    of rule: Int, _ steps: [Transcript], changed change: (inout CompiledRule) -> Void = { _ in }
  ) -> [Int: Judgement.Verdict] {
    var compiled = ruleBook.compiled[rule]
    change(&compiled)
    let judgements = auditor.only(compiled).judgements(steps)
    return Dictionary(judgements.map { ($0.node, $0.verdict) }) { first, _ in first }
  }

  /// How the verdicts differ from the outcome that the example is listed under, or nil if they do not.
  ///
  /// - Parameter expectations: the names by place, if they are not the rule's own.
  func problem(
    in verdicts: [Int: Judgement.Verdict], of example: ExampleCase, _ snapshot: Snapshot,
    expectations: [String]? = nil
  ) -> String? {
    let names = expectations ?? ruleBook.compiled[example.rule].expectations.map(\.id)
    let nodes = example.example.tree.preorder
    let verdicts = verdicts.filter { !(nodes.indices.contains($0.key) && nodes[$0.key].isAround) }
    var expected = example.example.tree.findings.reduce(into: [:]) { $0[$1.node] = $1.expectation }
    for (node, verdict) in verdicts.sorted(by: { $0.key < $1.key }) {
      guard let got = Self.finding(verdict, names) else { continue }
      let path = snapshot.path(of: node)
      guard let wanted = expected.removeValue(forKey: node) else {
        return "expected nothing at \(path), got \(got.outcome.rawValue) `\(got.expectation)`."
      }
      if got.expectation != wanted || got.outcome != example.example.outcome {
        return "expected \(example.example.outcome.rawValue) `\(wanted)` at \(path), "
          + "got \(got.outcome.rawValue) `\(got.expectation)`."
      }
    }
    if let (node, wanted) = expected.min(by: { $0.key < $1.key }) {
      let got = verdicts[node] == nil ? "the node is no target" : "it passed"
      return "expected \(example.example.outcome.rawValue) `\(wanted)` at \(snapshot.path(of: node)), but \(got)."
    }
    switch example.example.outcome {
    case .passed where verdicts.isEmpty: return "expected a target that passes, got no target."
    case .inapplicable where !verdicts.isEmpty:
      let paths = verdicts.keys.sorted().map(snapshot.path).joined(separator: ", ")
      return "expected no target, but \(paths) passed."
    default: return nil
    }
  }

  private static func finding(
    _ verdict: Judgement.Verdict, _ names: [String]
  ) -> (outcome: RuleExample.Kind, expectation: String)? {
    switch verdict {
    case .passed: nil
    case .failed(let place): (.failed, names[place])
    case .asked(let place, _): (.cannotTell, names[place])
    case .unknown(let place): (.cannotTell, place.map { names[$0] } ?? "where")
    case .unsureKind: (.cannotTell, "kind")
    case .noPlatform: (.cannotTell, names.first ?? "where")
    }
  }

  private func heardProblem(of example: RuleExample, _ transcript: Transcript) -> String? {
    guard !example.heard.isEmpty else { return nil }
    let heard = transcript.order.map { transcript.utterances[$0].description }
    let expected = example.heard.map { $0.joined(separator: ", ") }
    guard heard.map({ $0.lowercased() }) != expected.map({ $0.lowercased() }) else { return nil }
    func lines(_ stops: [String]) -> String { stops.map { "[\($0)]" }.joined(separator: " ") }
    return "expected to hear \(lines(expected)), heard \(lines(heard))."
  }
}
