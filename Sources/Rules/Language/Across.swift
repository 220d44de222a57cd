/// The steps of a recording that a rule is about, and what each has to show.
package struct Across: Sendable {
  /// In order: before, during, after; or smaller, larger.
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

  /// Something that must be on the screen, or must not be.
  package struct Condition: Sendable {
    package var id: Expression.ID
    package var isPresent: Bool
  }

  /// Whether it is about two text sizes of one screen instead of steps of one run.
  package var isPair: Bool { steps.first?.name == .smaller }
}
