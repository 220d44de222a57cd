import AccessibilityTree

/// A complete tree, before the wrapper's statements are added and missing keys are settled.
struct ReadTree {
  var builder: SnapshotBuilder
  var settlement: Settlement

  /// The meaning of a key that a node leaves out.
  enum Settlement {
    /// As in `SnapshotBuilder.finish`.
    case defaults(on: PropertySet, perNode: PropertySet)
    /// As in `SnapshotBuilder.finishCanonical`.
    case canonical
  }

  /// - Parameter declared: properties that the wrapper declares, in addition to the keys that were seen.
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

  /// States that a named image is an element, unless the author states elements.
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
