import AccessibilityTree

/// Where an expression holds by one bound.
struct BoundedNodes {
  /// Right for the nodes that were asked about; for others they may be too few.
  var nodes: NodeSet
  /// Whether nothing was unknown on the way, so that the other bound has the same nodes.
  var isExact: Bool

  init(_ nodes: NodeSet, isExact: Bool) { (self.nodes, self.isExact) = (nodes, isExact) }

  /// One bound of what is known for the nodes of the domain.
  init(_ truth: TruthSet, _ bound: TruthBound, within domain: NodeSet) {
    guard truth.hasUnknown else {
      self.init(truth.holds, isExact: true)
      return
    }
    let nodes = bound == .certain ? truth.holds : truth.possible
    self.init(nodes, isExact: truth.unknown.isDisjoint(with: domain))
  }
  /// Without nodes that were not asked about.
  func within(_ domain: NodeSet) -> BoundedNodes { BoundedNodes(nodes.intersection(domain), isExact: isExact) }
}
