/// The parts of a rule that are asked, as its author wrote them.
package struct RuleOutline: Sendable {
  package var file: String
  /// `each`, with the set.
  package var each: OutlineLine
  /// The facts, such as `whole: {nearest: segmented-control}`.
  package var facts: [OutlineLine]
  package var `where`: OutlineLine?
  package var expectations: [Expectation]
  /// What each step has to show.
  package var steps: [OutlineLine]

  /// One expectation.
  package struct Expectation: Sendable {
    package var id: String
    package var line: Int
    package var that: OutlineLine
  }
}
