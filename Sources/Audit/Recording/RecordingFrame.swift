import AccessibilityTree
import Rules

/// The evaluations of the steps of a recording, each made when a rule first looks at it. Lives for one audit.
///
/// It and its evaluations hold each other; whoever made it ends it.
final class RecordingFrame {
  let steps: [RecordedStep]
  private let evaluate: (RecordedStep) -> Evaluation
  private var evaluations: [Int: Evaluation] = [:]
  private var matchings: [Int: NodeMatching] = [:]
  /// nil for two text sizes, of which neither follows the other, and where nobody wrote down what was said.
  private let speech: RecordedSpeech?

  /// - Parameter isInOrder: each step follows the one before it.
  init(_ steps: [RecordedStep], isInOrder: Bool = true, evaluate: @escaping (RecordedStep) -> Evaluation) {
    (self.steps, self.evaluate) = (steps, evaluate)
    speech = isInOrder && steps.count > 1 ? RecordedSpeech(steps) : nil
  }

  /// Lets go of the evaluations. One that somebody still holds goes on to work.
  func end() { (evaluations, matchings) = ([:], [:]) }

  /// What the step at this place holds, asked without any rule's steps.
  func evaluation(at place: Int) -> Evaluation {
    if let known = evaluations[place] { return known }
    let evaluation = evaluate(heard(at: place))
    evaluation.setting = StepSetting(frame: self, place: place)
    evaluations[place] = evaluation
    return evaluation
  }

  /// What the step at this place holds for a rule that has bound these steps.
  func evaluation(at place: Int, binding: [StepName: Int]) -> Evaluation {
    let evaluation = evaluate(heard(at: place))
    evaluation.setting = StepSetting(frame: self, place: place, binding: binding)
    return evaluation
  }

  /// The step with the words that were said in it.
  private func heard(at place: Int) -> RecordedStep {
    guard let speech else { return steps[place] }
    let earlier = sequence(first: place) { self.hasPrevious($0) ? $0 - 1 : nil }.dropFirst().prefix(Self.reach)
    return speech.heard(at: place, after: earlier) { matching(from: place, to: $0) }
  }

  /// How many captures a picker or a dialog may take.
  private static let reach = 8

  /// The counterparts of one step's nodes in another.
  func matching(from: Int, to: Int) -> NodeMatching {
    let key = from * steps.count + to
    if let known = matchings[key] { return known }
    let matching = NodeMatching(from: steps[from].snapshot, to: steps[to].snapshot)
    matchings[key] = matching
    return matching
  }

  /// Whether the step at this place directly follows the one before it here.
  func hasPrevious(_ place: Int) -> Bool { place > 0 && steps[place].directlyFollows(steps[place - 1]) }
}
