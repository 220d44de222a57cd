/// Which steps of a recording a rule is about, and what has to be seen in each.
package struct Across: Sendable {
  /// In their order: before, during, after; or smaller, larger.
  package var steps: [Step]
  /// The step whose nodes are judged.
  package var judged: StepName

  /// A step and what it shows.
  package struct Step: Sendable {
    package var name: StepName
    package var conditions: [Condition]
    /// The conditions as the rule writes them, on one line.
    package var source: String
  }

  /// Something that is on the screen, or that is not.
  package struct Condition: Sendable {
    package var id: Expression.ID
    package var isPresent: Bool
  }

  /// Two text sizes of one screen rather than steps of one run.
  package var isPair: Bool { steps.first?.name == .smaller }
}
