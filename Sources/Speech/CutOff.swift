public import AccessibilityTree

/// What nodes that an exporter left out could change in a transcript.
///
/// The transcript is about the nodes that are there; these sets say where missing nodes may make it wrong.
public struct CutOff: Sendable {
  /// Nodes whose name may be different or longer.
  public var names: NodeSet
  /// Nodes at which more may be spoken.
  public var utterances: NodeSet
  /// Nodes that may be stops although they do not look like it, or the reverse.
  public var stops: NodeSet
  /// Nodes whose number of siblings is not known.
  public var positions: NodeSet
  /// Nodes after which, in the order of the tree, a stop may be missing.
  public var gaps: NodeSet

  /// A value without any possible change, for this many nodes.
  public init(count: Int) {
    let none = NodeSet(count: count)
    (names, utterances, stops, positions, gaps) = (none, none, none, none, none)
  }

  /// Records that a stop may be missing anywhere below the node, or after it.
  ///
  /// - Parameter isReadByPlace: whether the screen reader reads by place on the screen, so that the last node may be
  ///   read first.
  mutating func open(below node: Int, _ columns: Columns, isReadByPlace: Bool) {
    let end = columns.end(node)
    let isAtEnd = columns.snapshot.endCut.contains(node) && !isReadByPlace
    for gap in (isAtEnd ? end - 1 : node)..<end { gaps.insert(gap) }
  }
}
