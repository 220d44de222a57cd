import AccessibilityTree
import Rules
package import Speech

extension Auditor {
  /// The place of the step whose nodes the rules judge when the last of these is audited; nil if they find no such steps.
  package func judgedStep(_ transcripts: [Transcript]) -> Int? {
    let steps = transcripts.enumerated().map { RecordedStep(name: "\($0)", transcript: $1) }
    let trials = RecordingTrials(
      auditor: self, recording: Recording(steps: steps), place: steps.count - 1, twin: steps.dropLast().last)
    let settings = ruleBook.compiled.flatMap { trials.trials(across: $0.across) }.compactMap(\.evaluation.setting)
    return withExtendedLifetime(trials) { settings.first.flatMap { Int($0.frame.steps[$0.place].name) } }
  }

  /// What became of every target while the steps of a recording came in, oldest first: the place of the step that the
  /// node is in, and the judgement.
  package func judgements(ofSteps transcripts: [Transcript]) -> [(step: Int, judgement: Judgement)] {
    let steps = transcripts.enumerated().map { RecordedStep(name: "\($0)", transcript: $1) }
    return steps.indices.flatMap { place in
      let trials = RecordingTrials(
        auditor: self, recording: Recording(steps: Array(steps[...place])), place: place,
        twin: place > 0 ? steps[place - 1] : nil)
      var found: [(step: Int, judgement: Judgement)] = []
      for (index, compiled) in ruleBook.compiled.enumerated()
      where runs(compiled.rule.platforms, on: steps[place].snapshot) {
        for trial in trials.trials(of: compiled) {
          let setting = trial.evaluation.setting
          let step = setting.flatMap { Int($0.frame.steps[$0.place].name) } ?? place
          found += Judge(evaluation: trial.evaluation).judge(index).map { (step, $0) }
        }
      }
      withExtendedLifetime(trials) {}
      return found
    }
  }
}
