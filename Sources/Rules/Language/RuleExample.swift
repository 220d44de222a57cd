package import AccessibilityTree

/// One example of a rule: a small screen, and what the rule says of it.
package struct RuleExample: Sendable {
  package var outcome: Kind
  /// From 1, among the examples of this outcome.
  package var number: Int
  package var because: String
  /// Those of the rule, or the one that the example names.
  package var platforms: [Platform]
  package var language: String
  package var lacks: PropertySet
  /// Oldest first; one for a rule about a single tree.
  package var steps: [ExampleStep]
  /// The step whose nodes are judged.
  package var judged: Int
  /// Stop by stop; empty when the example does not say.
  package var heard: [[String]]
  package var file: String
  package var line: Int

  package enum Kind: String, CaseIterable, Sendable {
    case passed
    case failed
    case cannotTell = "cannot-tell"
    case inapplicable
  }

  /// The tree of the step that is judged.
  package var tree: ExampleTree {
    get { steps[judged].tree }
    set { steps[judged].tree = newValue }
  }

  /// What was recorded with the step that is judged; nil when nobody recorded.
  package var events: [Event]? {
    get { steps[judged].events }
    set { steps[judged].events = newValue }
  }

  /// The step that is judged as a snapshot of this platform.
  ///
  /// - Throws: `CanonicalProblem` for a tree that does not fit; never after it was compiled.
  package func snapshot(on platform: Platform, tree: ExampleTree? = nil) throws(CanonicalProblem) -> Snapshot {
    try steps[judged].snapshot(of: self, on: platform, tree: tree ?? self.tree, sequence: judged + 1)
  }

  /// Every step as a snapshot of this platform, oldest first, its tree changed by `change`.
  ///
  /// - Throws: `CanonicalProblem` for a tree that does not fit.
  package func snapshots(
    on platform: Platform, changing change: (ExampleTree) -> ExampleTree = { $0 }
  ) throws(CanonicalProblem) -> [Snapshot] {
    var snapshots: [Snapshot] = []
    for (place, step) in steps.enumerated() {
      snapshots.append(try step.snapshot(of: self, on: platform, tree: change(step.tree), sequence: place + 1))
    }
    return snapshots
  }
}

extension RuleExample {
  /// The example as an exporter writes it that has a place for these properties only.
  package func carrying(_ carried: PropertySet) -> RuleExample {
    var example = self
    example.lacks.formUnion(PropertySet.all.subtracting(carried))
    example.steps = steps.map { $0.carrying(carried) }
    return example
  }
}
