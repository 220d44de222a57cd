import AccessibilityTree
import Rules
import Speech

/// Explains what one rule says of one node.
struct NodeExplainer {
  let lines: LineExplainer
  /// Place among the rules of the book.
  let rule: Int
  let outline: RuleOutline

  private var evaluation: Evaluation { lines.evaluation }
  private var compiled: CompiledRule { evaluation.ruleBook.compiled[rule] }

  /// The line that keeps a node from being a target; nil for a target.
  func exclusion(_ node: Int) -> ExplainedLine? {
    let each = evaluation.truth(of: compiled.each, at: node)
    return each != .yes
      ? lines.decider(of: outline.each, at: node) : outline.where.flatMap { lines.decider(of: $0, at: node) }
  }

  /// - Parameter judged: what the judge said; nil for no target.
  func explain(_ node: Int, _ judged: Judgement.Verdict?) -> NodeExplanation {
    let concluded = conclude(node)
    let each = evaluation.truth(of: compiled.each, at: node)
    var explanation = NodeExplanation(
      path: NodeIdentity(evaluation.snapshot).path(of: node), what: evaluation.what(node),
      heard: evaluation.heard.utterance(of: node).description, verdict: sentence(judged, at: node),
      isTarget: judged != nil,
      each: lines.explain(
        outline.each, at: node, LineExplainer.Detail(decides: each != .yes, isWhole: lines.isVerbose, opensSets: true)),
      node: node)
    (explanation.concluded, explanation.judged) = (concluded, judged)
    guard each == .yes else { return explanation }
    explanation.facts = zip(outline.facts, compiled.facts).map { line, fact in
      ExplainedLine(text: line.flow, line: line.line, evidence: value(of: fact.id, at: node))
    }
    let condition = outline.where.flatMap { lines.truth($0, at: node) } ?? .yes
    explanation.where = outline.where.map {
      lines.explain($0, at: node, LineExplainer.Detail(decides: condition != .yes))
    }
    let isAsked = condition == .yes && evaluation.snapshot.platform != nil
    let decider = concluded.flatMap(\.expectation)
    explanation.expectations = outline.expectations.enumerated().map { place, expected in
      var said = NodeExplanation.Expectation(id: expected.id, line: expected.line)
      if isAsked, place <= decider ?? .max {
        said.that = lines.explain(expected.that, at: node, LineExplainer.Detail(decides: place == decider))
      }
      return said
    }
    return explanation
  }

  /// What the lines add up to, by the table of docs/rule-language.md; nil for no target.
  func conclude(_ node: Int) -> Judgement.Verdict? {
    func truth(_ line: OutlineLine) -> Truth { lines.truth(line, at: node) ?? .yes }
    let hasPlatform = evaluation.snapshot.platform != nil
    switch truth(outline.each) {
    case .yes: break
    case .no: return nil
    case .unknown:
      let isCut = evaluation.asIfWhole.map { $0.truth(of: compiled.each, at: node) == .yes } ?? false
      return hasPlatform && isCut ? .unknown(expectation: nil) : nil
    }
    switch outline.where.map(truth) ?? .yes {
    case .no: return nil
    case .unknown where hasPlatform: return .unknown(expectation: nil)
    case .yes, .unknown: break
    }
    if !hasPlatform { return .noPlatform }
    for (place, expected) in outline.expectations.enumerated() {
      switch truth(expected.that) {
      case .yes: continue
      case .unknown: return .unknown(expectation: place)
      case .no:
        switch compiled.expectations[place].verdict {
        case .asks(let need): return .asked(expectation: place, need)
        case .fails:
          let doubt = compiled.doubts.firstIndex { evaluation.truth(of: $0.claim, at: node) == .unknown }
          return doubt.map { .unsureKind(expectation: place, doubt: $0) } ?? .failed(expectation: place)
        }
      }
    }
    return .passed
  }

  private func sentence(_ verdict: Judgement.Verdict?, at node: Int) -> String {
    guard let verdict else { return "not judged: the rule does not apply to it" }
    if verdict == .passed { return "passed" }
    let judgement = Judgement(rule: rule, node: node, verdict: verdict)
    guard let finding = FindingWriter(evaluation, textLimit: TextLimit(length: 10_000)).finding(judgement) else {
      return "passed"
    }
    return "\(finding.outcome == .failed ? "failed" : "cannot tell") `\(finding.expectation)`: \(finding.message)"
  }

  private func value(of fact: Fact.ID, at node: Int) -> String {
    let values = evaluation.values(of: fact)
    if let whole = values.node(at: node) { return evaluation.called(whole) }
    guard let range = values.number(at: node) else { return "nothing" }
    if range.upperBound == FactValues.unbounded { return "at least \(range.lowerBound)" }
    return range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
  }
}

extension Judgement.Verdict {
  /// The place of the expectation that decided; nil where none did.
  fileprivate var expectation: Int? {
    switch self {
    case .failed(let place), .asked(let place, _), .unsureKind(let place, _): place
    case .unknown(let place): place
    case .passed, .noPlatform: nil
    }
  }
}
