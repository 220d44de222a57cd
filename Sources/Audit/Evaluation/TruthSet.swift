import AccessibilityTree

/// What a predicate is for every node of a snapshot: the nodes for which it holds and those for which nobody can say.
///
/// The two never overlap; operators follow Kleene's tables (`Truth`).
struct TruthSet: Equatable {
  private(set) var holds: NodeSet
  /// Nodes for which nobody can say. Without words for nowhere, as with most predicates: then there is no second set to
  /// make, to combine and to free.
  private(set) var unknown: NodeSet
  /// Whether there are such nodes.
  private(set) var hasUnknown: Bool

  /// Nodes that are in both count as holding.
  init(holds: NodeSet, unknown: NodeSet) {
    self.holds = holds
    hasUnknown = !unknown.isSubset(of: holds)
    self.unknown = hasUnknown ? unknown.subtracting(holds) : NodeSet(count: holds.count)
  }

  /// Nowhere unknown.
  init(_ holds: NodeSet) { (self.holds, unknown, hasUnknown) = (holds, NodeSet(count: holds.count), false) }

  /// *No* for every node of this many.
  init(count: Int) { self.init(NodeSet(count: count)) }

  /// The same for every node of this many.
  init(_ truth: Truth, count: Int) {
    self.init(truth == .yes ? NodeSet(allOf: count) : NodeSet(count: count))
    if truth == .unknown, count > 0 { (unknown, hasUnknown) = (NodeSet(allOf: count), true) }
  }

  /// One answer for each node of the domain, and *no* for the others.
  @inline(__always)
  init(_ domain: NodeSet, _ truth: (Int) -> Truth) {
    let (holds, unknown) = domain.divided(by: truth)
    (self.holds, self.unknown, hasUnknown) = (holds, unknown ?? NodeSet(count: domain.count), unknown != nil)
  }

  static func == (left: TruthSet, right: TruthSet) -> Bool {
    left.holds == right.holds && left.unknown == right.unknown
  }

  subscript(node: Int) -> Truth {
    if holds.contains(node) { return .yes }
    return hasUnknown && unknown.contains(node) ? .unknown : .no
  }

  /// States the truth for one node, once.
  mutating func set(_ node: Int, _ truth: Truth) {
    switch truth {
    case .yes: holds.insert(node)
    case .unknown:
      unknown.insert(node)
      hasUnknown = true
    case .no: break
    }
  }

  /// States one truth for nodes of which nothing was known.
  mutating func add(_ nodes: NodeSet, _ truth: Truth) {
    switch truth {
    case .yes: holds.formUnion(nodes)
    case .unknown where !nodes.isEmpty:
      unknown.formUnion(nodes)
      hasUnknown = true
    case .unknown, .no: break
    }
  }

  /// Adds nodes for which it holds and of which nothing was known.
  mutating func add(_ nodes: NodeSet) { holds.formUnion(nodes) }

  /// Nodes for which it holds or may hold.
  var possible: NodeSet { hasUnknown ? holds.union(unknown) : holds }

  private mutating func setUnknown(_ open: NodeSet) {
    hasUnknown = !open.isEmpty
    unknown = hasUnknown ? open : NodeSet(count: holds.count)
  }

  mutating func formIntersection(_ other: TruthSet) {
    guard hasUnknown || other.hasUnknown else {
      holds.formIntersection(other.holds)
      return
    }
    var open = possible.intersection(other.possible)
    holds.formIntersection(other.holds)
    open.subtract(holds)
    setUnknown(open)
  }

  mutating func formUnion(_ other: TruthSet) {
    holds.formUnion(other.holds)
    guard hasUnknown || other.hasUnknown else { return }
    var open = unknown.union(other.unknown)
    open.subtract(holds)
    setUnknown(open)
  }

  var negated: TruthSet {
    var negated = TruthSet(possible.complement)
    (negated.unknown, negated.hasUnknown) = (unknown, hasUnknown)
    return negated
  }

  /// Makes it *no* outside the domain.
  mutating func limit(to domain: NodeSet) {
    holds.formIntersection(domain)
    guard hasUnknown else { return }
    unknown.formIntersection(domain)
    hasUnknown = !unknown.isEmpty
  }

  /// What follows for the nodes that a growing set reaches: more in the set, never fewer out of it.
  func reached(by step: (NodeSet) -> NodeSet) -> TruthSet {
    hasUnknown ? TruthSet(holds: step(holds), unknown: step(unknown)) : TruthSet(step(holds))
  }

  /// A *no* that one more node could make a *yes* is unknown; what is known to hold stays.
  ///
  /// - Parameter nodes: where nodes may be missing; nil for a tree that is whole.
  func growing(at nodes: NodeSet?) -> TruthSet {
    guard let nodes else { return self }
    return TruthSet(holds: holds, unknown: unknown.union(nodes))
  }
}
