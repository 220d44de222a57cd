import AccessibilityTree
@testable import Audit
import AuditTesting
import Rules
import Speech
import Testing

struct EvaluationTests {
  @Test(arguments: 0..<60)
  func `sets say the same as asking node by node`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let transcript = RandomScreen(&random).transcript
    let expressions = RandomScreen.expressions(&random)
    let evaluation = Evaluation(RuleBook(expressions: expressions), transcript)
    let oracle = NaiveOracle(expressions: expressions, transcript: transcript)
    for id in expressions.indices {
      let truth = evaluation.truth(of: id)
      for node in 0..<transcript.snapshot.count where truth[node] != oracle.truth(of: id, at: node) {
        Issue.record("\(expressions[id]) at \(node): \(truth[node]), by hand \(oracle.truth(of: id, at: node))")
      }
    }
  }

  @Test(arguments: 0..<60)
  func `asking of some nodes first changes no answer`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let transcript = RandomScreen(&random).transcript
    let expressions = RandomScreen.expressions(&random)
    let evaluation = Evaluation(RuleBook(expressions: expressions), transcript)
    let oracle = NaiveOracle(expressions: expressions, transcript: transcript)
    for id in (0..<120).map({ _ in Int.random(in: 0..<expressions.count, using: &random) }) {
      var domain = NodeSet(count: transcript.snapshot.count)
      for node in 0..<domain.count where Int.random(in: 0..<4, using: &random) == 0 { domain.insert(node) }
      let truth = evaluation.truth(of: id, within: domain)
      for node in domain where truth[node] != oracle.truth(of: id, at: node) {
        Issue.record("\(expressions[id]) at \(node): \(truth[node]), by hand \(oracle.truth(of: id, at: node))")
      }
    }
  }

  @Test(arguments: 0..<60)
  func `asking of one node after another changes no answer`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let transcript = RandomScreen(&random).transcript
    let expressions = RandomScreen.expressions(&random)
    let evaluation = Evaluation(RuleBook(expressions: expressions), transcript)
    let oracle = NaiveOracle(expressions: expressions, transcript: transcript)
    for id in expressions.indices.shuffled(using: &random) {
      for node in (0..<transcript.snapshot.count).shuffled(using: &random) {
        let truth = evaluation.truth(of: id, at: node)
        if truth == oracle.truth(of: id, at: node) { continue }
        Issue.record("\(expressions[id]) at \(node): \(truth), by hand \(oracle.truth(of: id, at: node))")
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
    var random = SeededGenerator(seed: seed)
    let transcript = RandomScreen(&random).transcript
    let expressions = RandomScreen.expressions(&random)
    let evaluation = Evaluation(RuleBook(expressions: expressions), transcript)
    for id in expressions.indices {
      for node in evaluation.truth(of: id).unknown { #expect(evaluation.cause(of: id, at: node) != nil) }
    }
  }
}
