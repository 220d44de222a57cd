import AccessibilityTree
@testable import Audit
import AuditTesting
import Rules
import Speech
import Testing

struct EvaluationTests {
  @Test(arguments: 0..<60)
  func `sets say the same as asking node by node`(seed: Int) {
    let trial = OracleTrial(seed: seed)
    for id in trial.expressions.indices {
      trial.compare(trial.evaluation.truth(of: id), of: id, at: trial.nodes)
    }
  }

  @Test(arguments: 0..<60)
  func `asking of some nodes first changes no answer`(seed: Int) {
    var trial = OracleTrial(seed: seed)
    for id in (0..<120).map({ _ in Int.random(in: trial.expressions.indices, using: &trial.random) }) {
      var domain = NodeSet(count: trial.nodes.count)
      for node in trial.nodes where Int.random(in: 0..<4, using: &trial.random) == 0 { domain.insert(node) }
      trial.compare(trial.evaluation.truth(of: id, within: domain), of: id, at: domain)
    }
  }

  @Test(arguments: 0..<120)
  func `asking where something is certain or possible says what the truth does`(seed: Int) {
    var trial = OracleTrial(seed: seed)
    for id in (0..<120).map({ _ in Int.random(in: trial.expressions.indices, using: &trial.random) }) {
      var domain = NodeSet(count: trial.nodes.count)
      for node in trial.nodes where Int.random(in: 0..<4, using: &trial.random) > 0 { domain.insert(node) }
      switch Int.random(in: 0..<4, using: &trial.random) {
      case 0: trial.compare(certain: trial.evaluation.certain(id, within: domain), of: id, at: domain)
      case 1: trial.compare(possible: trial.evaluation.possible(id, within: domain), of: id, at: domain)
      case 2: for node in domain { trial.compare(trial.evaluation.truth(of: id, at: node), of: id, at: node) }
      default: trial.compare(trial.evaluation.truth(of: id, within: domain), of: id, at: domain)
      }
    }
  }

  @Test(arguments: 0..<60)
  func `asking of one node after another changes no answer`(seed: Int) {
    var trial = OracleTrial(seed: seed)
    for id in trial.expressions.indices.shuffled(using: &trial.random) {
      for node in trial.nodes.shuffled(using: &trial.random) {
        trial.compare(trial.evaluation.truth(of: id, at: node), of: id, at: node)
      }
    }
  }

  @Test(arguments: 0..<20)
  func `asking for the text of one node after another changes no text`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let transcript = RandomScreen(&random).transcript
    let (evaluation, other) = (Evaluation(RuleBook(), transcript), Evaluation(RuleBook(), transcript))
    for what in [TextSubject.Text.name, .exported(.value)] {
      for owner in [TextSubject.Owner.node, .parent, .nextStop] {
        let subject = TextSubject(what, of: owner)
        let column = other.column(subject, within: other.everyNode)
        for node in (0..<transcript.snapshot.count).shuffled(using: &random) {
          #expect(evaluation.texts.text(evaluation.label(subject, at: node)) == other.texts.text(column[node]))
        }
      }
    }
  }

  @Test(arguments: 0..<20)
  func `whatever is unknown has a cause`(seed: Int) {
    let trial = OracleTrial(seed: seed)
    for id in trial.expressions.indices {
      for node in trial.evaluation.truth(of: id).unknown { #expect(trial.evaluation.cause(of: id, at: node) != nil) }
    }
  }
}
