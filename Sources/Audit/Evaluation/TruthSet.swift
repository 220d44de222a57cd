import AccessibilityTree

/// What a predicate is for every node of a snapshot: the nodes for which it holds and those for which nobody can say.
///
/// The two never overlap; operators follow Kleene's tables (`Truth`).
struct TruthSet: Equatable {
  private(set) var holds: NodeSet
  private(set) var unknown: NodeSet

  /// Nodes that are in both count as holding.
  init(holds: NodeSet, unknown: NodeSet) {
    self.holds = holds
    self.unknown = unknown.subtracting(holds)
  }

  /// Nowhere unknown.
  init(_ holds: NodeSet) { (self.holds, unknown) = (holds, NodeSet(count: holds.count)) }

  /// The same for every node of this many.
  init(_ truth: Truth, count: Int) {
    let (none, all) = (NodeSet(count: count), NodeSet(allOf: count))
    (holds, unknown) = (truth == .yes ? all : none, truth == .unknown ? all : none)
  }

  subscript(node: Int) -> Truth {
    holds.contains(node) ? .yes : unknown.contains(node) ? .unknown : .no
  }

  /// States the truth for one node, once.
  mutating func set(_ node: Int, _ truth: Truth) {
    switch truth {
    case .yes: holds.insert(node)
    case .unknown: unknown.insert(node)
    case .no: break
    }
  }

  /// Nodes for which it holds or may hold.
  var possible: NodeSet { unknown.isEmpty ? holds : holds.union(unknown) }

  mutating func formIntersection(_ other: TruthSet) {
    let possible = possible.intersection(other.possible)
    holds.formIntersection(other.holds)
    unknown = possible.subtracting(holds)
  }

  mutating func formUnion(_ other: TruthSet) {
    holds.formUnion(other.holds)
    unknown.formUnion(other.unknown)
    unknown.subtract(holds)
  }

  var negated: TruthSet { TruthSet(holds: possible.complement, unknown: unknown) }

  /// The same within the domain, and *no* outside.
  func limited(to domain: NodeSet) -> TruthSet {
    TruthSet(
      holds: holds.intersection(domain), unknown: unknown.isEmpty ? unknown : unknown.intersection(domain))
  }

  /// What follows for the nodes that a growing set reaches: more in the set, never fewer out of it.
  func reached(by step: (NodeSet) -> NodeSet) -> TruthSet {
    TruthSet(holds: step(holds), unknown: unknown.isEmpty ? unknown : step(unknown))
  }
}
