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
  /// nil when nobody recorded.
  package var events: [Event]?
  package var tree: ExampleTree
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

  /// The example as a snapshot of this platform.
  ///
  /// - Throws: `CanonicalProblem` for a tree that does not fit; never after it was compiled.
  package func snapshot(on platform: Platform, tree: ExampleTree? = nil) throws(CanonicalProblem) -> Snapshot {
    var builder = SnapshotBuilder(format: "canonical")
    builder.meta.platform = lacks.contains(.platform) ? nil : platform
    builder.meta.language = lacks.contains(.language) ? nil : language
    builder.meta.app = "com.example.app"
    builder.meta.screen = "Example"
    if let events { builder.events = .exposed(events) }
    for root in (tree ?? self.tree).roots { try root.build(into: &builder) }
    var carries = PropertySet.all.subtracting(lacks)
    if events == nil { carries.remove(.events) }
    return builder.finishCanonical(carries: carries)
  }
}

extension RuleExample {
  /// The example as an exporter writes it that has a place for these properties only.
  package func carrying(_ carried: PropertySet) -> RuleExample {
    var example = self
    example.lacks.formUnion(PropertySet.all.subtracting(carried))
    example.tree = tree.carrying(carried)
    if !carried.contains(.events) { example.events = nil }
    return example
  }
}
