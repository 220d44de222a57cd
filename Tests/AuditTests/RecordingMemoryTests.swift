import AccessibilityTree
@testable import Audit
import AuditTesting
import Rules
import Speech
import Testing

struct RecordingMemoryTests {
  @Test func `nothing of an audit is left behind`() throws {
    let bench = try RuleBench(
      that: "{before: {stop: true}}", across: "{before: {some: {stop: true}}, after: {}}")
    let steps = try ["button \"A\" identifier=a", "button \"A\" identifier=a selected"].map {
      RecordedStep(name: $0, transcript: ScreenReaders.transcript(of: try TreeSketch($0).snapshot(.ios)))
    }
    let auditor = Auditor(ruleBook: bench.ruleBook)
    weak var left: Evaluation?
    do {
      let trials = RecordingTrials(auditor: auditor, recording: Recording(steps: steps), place: 1, twin: nil)
      let trial = try #require(trials.trials(of: bench.ruleBook.compiled[0]).first)
      #expect(Judge(evaluation: trial.evaluation).judge(0).map(\.verdict) == [.passed])
      left = trial.evaluation
    }
    #expect(left == nil)
  }
}
