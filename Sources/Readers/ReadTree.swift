import AccessibilityTree

/// A tree that was read to its end, before what the wrapper around it says is added and missing keys are settled.
struct ReadTree {
  var builder: SnapshotBuilder
  var settlement: Settlement

  /// What a key that a node leaves out means.
  enum Settlement {
    /// As `SnapshotBuilder.finish` says.
    case defaults(on: PropertySet, perNode: PropertySet)
    /// As `SnapshotBuilder.finishCanonical` says.
    case canonical
  }

  /// - Parameter declared: what the wrapper says that its exporter can tell, beyond the keys really seen.
  mutating func snapshot(declared: PropertySet) -> Snapshot {
    switch settlement {
    case .defaults(let on, let perNode):
      builder.settle(defaultOn: on, perNode: perNode)
      return builder.snapshot
    case .canonical:
      let carried = builder.carried.union(declared)
      if !carried.contains(.element) { stateNamedImages() }
      return builder.finishCanonical(carries: carried)
    }
  }

  /// A named image is an element by default, wherever the author says nothing of elements.
  private mutating func stateNamedImages() {
    for index in 0..<builder.count where builder[index].role == .image && builder[index].text(.label).isText {
      builder[index].set(.element, true)
    }
  }
}

extension SnapshotBuilder {
  /// Begins a node at this level, counted from 0.
  mutating func openNode(level: Int, limits: ReadLimits) throws(ReadFault) -> Int {
    if level >= limits.depth { throw .tooDeep(limits) }
    if count >= limits.nodes { throw .tooManyNodes(limits) }
    return openNode()
  }
}
