public import AccessibilityTree
public import Rules
import Speech

/// Shows why a rule said what it said: what every line of it is at a node, asked of the evaluation that judges it.
public struct RuleExplainer: Sendable {
  private let auditor: Auditor
  private let isVerbose: Bool

  /// Of larger screens nobody is told what rules out which nodes.
  private static let mostCounted = 3_000

  /// An explainer of these rules.
  ///
  /// - Parameters:
  ///   - ruleBook: compiled with `RuleReading.explaining`.
  ///   - isVerbose: shows every line of named sets too, not only those that decide.
  public init(ruleBook: RuleBook, isVerbose: Bool = false) {
    auditor = Auditor(ruleBook: ruleBook)
    self.isVerbose = isVerbose
  }

  /// An explainer of the rules of this auditor, which keeps the words of their languages.
  package init(_ auditor: Auditor) {
    self.auditor = auditor
    isVerbose = false
  }

  /// What every rule of the book says of one step: once for each rule, or for each set of steps that a rule about a
  /// recording finds.
  ///
  /// - Parameters:
  ///   - place: of the step that was captured last.
  ///   - twin: the same screen at another text size.
  ///   - isMeant: whether a node is asked about, by its number and name; nil for every target.
  public func explanations(
    of recording: Recording, at place: Int, twin: RecordedStep? = nil,
    asking isMeant: ((Snapshot, Int, String?) -> Bool)? = nil
  ) -> [RuleExplanation] {
    let trials = RecordingTrials(auditor: auditor, recording: recording, place: place, twin: twin)
    defer { withExtendedLifetime(trials) {} }
    let rules = auditor.ruleBook.compiled
    return rules.indices.flatMap { index -> [RuleExplanation] in
      var explanation = RuleExplanation(rule: rules[index].rule, file: rules[index].outline?.file ?? "")
      let snapshot = recording.steps[place].snapshot
      guard auditor.runs(rules[index].rule.platforms, on: snapshot) else {
        explanation.obstacle =
          "the rule is not for \(snapshot.platform?.displayName ?? "this platform"). Its `platforms` say so."
        return [explanation]
      }
      let found = trials.trials(of: rules[index])
      if found.isEmpty, let across = rules[index].across {
        explanation.obstacle = trials.obstacle(to: across, isTwinKnown: twin != nil)
        return [explanation]
      }
      return found.map { trial in
        var explanation = explanation
        if let setting = trial.evaluation.setting, let across = rules[index].across {
          explanation.steps = across.steps.compactMap { step in
            setting.place(of: step.name).map { (step.name.rawValue, setting.frame.steps[$0].name) }
          }
        }
        fill(&explanation, index, trial.evaluation, isMeant)
        return explanation
      }
    }
  }

  private func fill(
    _ explanation: inout RuleExplanation, _ index: Int, _ evaluation: Evaluation,
    _ isMeant: ((Snapshot, Int, String?) -> Bool)?
  ) {
    let snapshot = evaluation.snapshot
    explanation.nodeCount = snapshot.count
    let judgements = Dictionary(
      Judge(evaluation: evaluation).judge(index).map { ($0.node, $0.verdict) }, uniquingKeysWith: { first, _ in first })
    guard let outline = evaluation.ruleBook.compiled[index].outline else { return }
    let lines = LineExplainer(evaluation: evaluation, isVerbose: isVerbose)
    var counts: [String: (line: ExplainedLine, count: Int)] = [:]
    for node in 0..<snapshot.count {
      let isAsked = isMeant.map { $0(snapshot, node, evaluation.transcript.names[node].value) }
      let verdict = judgements[node]
      if isAsked ?? (verdict != nil) {
        explanation.nodes.append(NodeExplainer(lines: lines, rule: index, outline: outline).explain(node, verdict))
      } else if isMeant == nil, snapshot.count <= Self.mostCounted,
        let line = NodeExplainer(lines: lines, rule: index, outline: outline).exclusion(node)
      {
        counts["\(line.line) \(line.text)", default: (line, 0)].count += 1
      }
    }
    explanation.ruledOut = counts.values.sorted {
      ($1.count, $0.line.line, $0.line.text) < ($0.count, $1.line.line, $1.line.text)
    }
  }
}
