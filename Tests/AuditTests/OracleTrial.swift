import AccessibilityTree
@testable import Audit
import AuditTesting
import Rules
import Speech
import Testing

/// A random screen and random expressions, asked of an evaluation and of the oracle.
struct OracleTrial {
  var random: SeededGenerator
  let expressions: [Expression]
  let evaluation: Evaluation
  private let oracle: NaiveOracle

  init(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let transcript = RandomScreen(&random).transcript
    expressions = RandomScreen.expressions(&random)
    let book = RuleBook(expressions: expressions)
    evaluation = Evaluation(book, transcript)
    oracle = NaiveOracle(book, transcript)
    self.random = random
  }

  var nodes: Range<Int> { 0..<oracle.snapshot.count }

  /// Records an issue for every one of these nodes at which the oracle says otherwise.
  func compare(_ truth: TruthSet, of id: Expression.ID, at nodes: some Sequence<Int>) {
    for node in nodes { compare(truth[node], of: id, at: node) }
  }

  /// The same for nodes where the expression certainly holds.
  func compare(certain: NodeSet, of id: Expression.ID, at nodes: NodeSet) {
    for node in nodes {
      let due = oracle.truth(of: id, at: node)
      if certain.contains(node) != (due == .yes) { Issue.record("\(expressions[id]) at \(node): by hand \(due)") }
    }
    #expect(certain.isSubset(of: nodes))
  }

  /// The same for nodes where it may hold.
  func compare(possible: NodeSet, of id: Expression.ID, at nodes: NodeSet) {
    for node in nodes {
      let due = oracle.truth(of: id, at: node)
      if possible.contains(node) != (due != .no) { Issue.record("\(expressions[id]) at \(node): by hand \(due)") }
    }
    #expect(possible.isSubset(of: nodes))
  }

  func compare(_ truth: Truth, of id: Expression.ID, at node: Int) {
    let due = oracle.truth(of: id, at: node)
    if truth != due { Issue.record("\(expressions[id]) at \(node): \(truth), by hand \(due)") }
  }
}
