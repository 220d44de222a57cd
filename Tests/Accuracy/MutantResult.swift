/// What became of one seeded defect.
package struct MutantResult: Sendable {
  package let mutation: String
  package let expectation: ExpectationName
  package let screen: String
  package let kind: CleanScreen.Kind
  /// Where it was seeded, as a path in the tree.
  package let node: String
  package let outcome: Outcome
  /// Failures that the defect does not explain.
  package let alarms: [Alarm]

  /// Whether the rule saw it.
  package enum Outcome: Hashable, Sendable {
    case found
    /// The rule says that this export cannot tell.
    case open
    /// What the rule said in place of it.
    case missed(String)
  }

  /// A failure that came with a defect and not of it.
  package struct Alarm: Hashable, Sendable {
    package let expectation: ExpectationName
    package let node: String
  }
}
