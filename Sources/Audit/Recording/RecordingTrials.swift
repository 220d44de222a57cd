import AccessibilityTree
import Rules

/// Which rules are judged on which steps when one step of a recording is audited.
final class RecordingTrials {
  private let frame: RecordingFrame
  private let place: Int
  /// The step and its twin, the smaller text first.
  private let pair: RecordingFrame?
  private var known: [[Int?]: Evaluation] = [:]
  private lazy var binding = StepBinding(frame: frame)
  /// For rules about a single tree, which are most.
  private lazy var single = [Trial(evaluation: frame.evaluation(at: place))]

  /// A rule on a step, with the steps that it looks at.
  struct Trial {
    let evaluation: Evaluation
    /// Names of the other steps that it has bound, in their order.
    var steps: [String] = []
    /// The nodes are those of the step that is audited.
    var isOfStep = true
    /// The step that the nodes are of, where it is another.
    var capture: Finding.Capture?
    var isOfPair = false
  }

  init(auditor: Auditor, recording: Recording, place: Int, twin: RecordedStep?) {
    let evaluate: (RecordedStep) -> Evaluation = { auditor.evaluation(of: $0.transcript) }
    frame = RecordingFrame(recording.steps, evaluate: evaluate)
    self.place = place
    let step = recording.steps[place]
    pair = twin.flatMap { ScalePair.inOrder(step, $0) }.map { RecordingFrame($0, isInOrder: false, evaluate: evaluate) }
  }

  deinit {
    frame.end()
    pair?.end()
  }

  /// The recording and the place of the step that is audited.
  var sequence: (frame: RecordingFrame, place: Int) { (frame, place) }

  /// One trial for a rule about a single tree; for others one for each set of steps that the recording shows, or none.
  func trials(of rule: CompiledRule) -> [Trial] { trials(across: rule.across) }

  /// The same by what the rule says of its steps.
  func trials(across: Across?) -> [Trial] {
    guard let across else { return single }
    if across.isPair {
      guard let pair else { return [] }
      let binding: [StepName: Int] = [.smaller: 0, .larger: 1]
      guard across.steps.allSatisfy({ StepBinding(frame: pair).meets($0, at: binding[$0.name] ?? 0) }) else {
        return []
      }
      return [trial(across, in: pair, binding)]
    }
    // What came alone follows nothing.
    if frame.steps.count < 2 { return [] }
    // What a late step shows together with those that came before it in time and after it in fact.
    return (place..<frame.steps.count).compactMap { newest in
      guard let binding = binding.bind(across, newest: newest), newest == place || binding.values.contains(place) else {
        return nil
      }
      return trial(across, in: frame, binding)
    }
  }

  private func trial(_ across: Across, in frame: RecordingFrame, _ binding: [StepName: Int]) -> Trial {
    let judged = binding[across.judged] ?? place
    let key = [frame === pair ? 1 : 0, judged] + StepName.allCases.map { binding[$0] }
    let evaluation = known[key] ?? frame.evaluation(at: judged, binding: binding)
    known[key] = evaluation
    let steps = across.steps.compactMap { binding[$0.name] }.filter { $0 != judged }.map { frame.steps[$0].name }
    let step = frame.steps[judged]
    let isOther = step.name != self.frame.steps[place].name
    return Trial(
      evaluation: evaluation, steps: steps, isOfStep: frame === self.frame && judged == place,
      capture: isOther ? Finding.Capture(name: step.name, screen: step.meta.screen) : nil, isOfPair: frame === pair)
  }
}
