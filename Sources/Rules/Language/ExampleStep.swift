package import AccessibilityTree

/// One capture of an example: a screen, and what is known about its capture.
package struct ExampleStep: Sendable {
  package var tree: ExampleTree
  /// The recorded events; nil if nobody recorded.
  package var events: [Event]?
  /// The action before it, and its node in the step before.
  package var trigger: (action: String, node: String?, at: String?)?
  /// The node with the screen reader's focus; nil if the capture does not name it.
  package var focus: String?
  package var screen = "Example"
  package var fontScale: Double?
  /// When it was captured.
  package var at: String?
  package var settled: Bool?

  /// A capture with nothing but a tree.
  package init(tree: ExampleTree) { self.tree = tree }

  /// The step as written by an exporter that has a place for these properties only.
  func carrying(_ carried: PropertySet) -> ExampleStep {
    var step = self
    step.tree = tree.carrying(carried)
    if !carried.contains(.events) { step.events = nil }
    if !carried.contains(.screenReaderFocused) { step.focus = nil }
    return step
  }

  /// The step as a snapshot, with a changed tree.
  func snapshot(
    of example: RuleExample, on platform: Platform, tree: ExampleTree, sequence: Int
  ) throws(CanonicalProblem) -> Snapshot {
    var builder = SnapshotBuilder(format: "canonical")
    if example.isInHeardOrder { builder.facts = .inHeardOrder }
    builder.meta.platform = example.lacks.contains(.platform) ? nil : platform
    builder.meta.language = example.lacks.contains(.language) ? nil : example.language
    builder.meta.app = "com.example.app"
    builder.meta.screen = screen
    // A single capture belongs to no session.
    builder.meta.session = example.steps.count > 1 ? "example" : nil
    builder.meta.sequence = sequence
    builder.meta.capturedAt = at
    builder.meta.settled = settled
    builder.meta.fontScale = fontScale
    builder.meta.triggerAction = trigger?.action
    builder.meta.triggerNode = trigger?.node
    builder.meta.triggerAt = trigger?.at
    builder.meta.screenReaderFocus = example.lacks.contains(.screenReaderFocused) ? nil : focus
    if let events { builder.events = .exposed(events) }
    for root in tree.roots { try root.build(into: &builder) }
    var carries = PropertySet.all.subtracting(example.lacks)
    if events == nil { carries.remove(.events) }
    return builder.finishCanonical(carries: carries).resolvingFocus()
  }
}
