package import AccessibilityTree

/// One example of a rule: a small screen, and what the rule says about it.
package struct RuleExample: Sendable {
  package var outcome: Kind
  /// Its number, from 1, among the examples with this outcome.
  package var number: Int
  package var because: String
  /// The rule's platforms, or the one that the example names.
  package var platforms: [Platform]
  package var language: String
  package var lacks: PropertySet
  /// The export has siblings in the order in which the screen reader reaches them.
  package var isInHeardOrder = false
  /// The steps, oldest first; one for a rule about a single tree.
  package var steps: [ExampleStep]
  /// The step whose nodes are judged.
  package var judged: Int
  /// What is heard, stop by stop; empty if the example does not say.
  package var heard: [[String]]
  package var file: String
  package var line: Int

  package enum Kind: String, CaseIterable, Sendable {
    case passed
    case failed
    case cannotTell = "cannot-tell"
    case inapplicable
  }

  /// The tree of the judged step.
  package var tree: ExampleTree {
    get { steps[judged].tree }
    set { steps[judged].tree = newValue }
  }

  /// The events of the judged step; nil if nobody recorded.
  package var events: [Event]? {
    get { steps[judged].events }
    set { steps[judged].events = newValue }
  }

  /// The judged step as a snapshot of this platform.
  ///
  /// - Throws: `CanonicalProblem` for a tree that does not fit; never for a compiled one.
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
  /// The example as written by an exporter that has a place for these properties only.
  package func carrying(_ carried: PropertySet) -> RuleExample {
    var example = self
    example.lacks.formUnion(PropertySet.all.subtracting(carried))
    example.steps = steps.map { $0.carrying(carried) }
    return example
  }
}
