import AccessibilityTree

/// What a predicate is for every node of a snapshot: the nodes for which it holds and those for which nobody can say.
///
/// The two never overlap; operators follow Kleene's tables (`Truth`).
struct TruthSet: Equatable {
  private(set) var holds: NodeSet
  /// nil for nowhere, as with most predicates: then there is no second set to make, to combine and to free. Never
  /// empty.
  private var uncertain: NodeSet?

  /// Nodes that are in both count as holding.
  init(holds: NodeSet, unknown: NodeSet) {
    self.holds = holds
    if !unknown.isSubset(of: holds) { uncertain = unknown.subtracting(holds) }
  }

  /// Nowhere unknown.
  init(_ holds: NodeSet) { self.holds = holds }

  /// *No* for every node of this many.
  init(count: Int) { holds = NodeSet(count: count) }

  /// The same for every node of this many.
  init(_ truth: Truth, count: Int) {
    holds = truth == .yes ? NodeSet(allOf: count) : NodeSet(count: count)
    if truth == .unknown, count > 0 { uncertain = NodeSet(allOf: count) }
  }

  /// One answer for each node of the domain, and *no* for the others.
  @inline(__always)
  init(_ domain: NodeSet, _ truth: (Int) -> Truth) { (holds, uncertain) = domain.divided(by: truth) }

  /// Nodes for which nobody can say.
  var unknown: NodeSet { uncertain ?? NodeSet(count: holds.count) }
  /// Whether there are such nodes.
  var hasUnknown: Bool { uncertain != nil }

  static func == (left: TruthSet, right: TruthSet) -> Bool {
    left.holds == right.holds && left.unknown == right.unknown
  }

  subscript(node: Int) -> Truth {
    if holds.contains(node) { return .yes }
    guard let uncertain else { return .no }
    return uncertain.contains(node) ? .unknown : .no
  }

  /// States the truth for one node, once.
  mutating func set(_ node: Int, _ truth: Truth) {
    switch truth {
    case .yes: holds.insert(node)
    case .unknown:
      if uncertain == nil { uncertain = NodeSet(count: holds.count) }
      uncertain?.insert(node)
    case .no: break
    }
  }

  /// States one truth for nodes of which nothing was known.
  mutating func add(_ nodes: NodeSet, _ truth: Truth) {
    switch truth {
    case .yes: holds.formUnion(nodes)
    case .unknown where !nodes.isEmpty: uncertain = uncertain.map(nodes.union) ?? nodes
    case .unknown, .no: break
    }
  }

  /// Adds nodes for which it holds and of which nothing was known.
  mutating func add(_ nodes: NodeSet) { holds.formUnion(nodes) }

  /// Nodes for which it holds or may hold.
  var possible: NodeSet { uncertain.map(holds.union) ?? holds }

  mutating func formIntersection(_ other: TruthSet) {
    guard uncertain != nil || other.uncertain != nil else {
      holds.formIntersection(other.holds)
      return
    }
    var open = possible.intersection(other.possible)
    holds.formIntersection(other.holds)
    open.subtract(holds)
    uncertain = open.isEmpty ? nil : open
  }

  mutating func formUnion(_ other: TruthSet) {
    holds.formUnion(other.holds)
    guard uncertain != nil || other.uncertain != nil else { return }
    var open = unknown.union(other.unknown)
    open.subtract(holds)
    uncertain = open.isEmpty ? nil : open
  }

  var negated: TruthSet {
    var negated = TruthSet(possible.complement)
    negated.uncertain = uncertain
    return negated
  }

  /// Makes it *no* outside the domain.
  mutating func limit(to domain: NodeSet) {
    holds.formIntersection(domain)
    guard uncertain != nil else { return }
    uncertain?.formIntersection(domain)
    if uncertain?.isEmpty == true { uncertain = nil }
  }

  /// What follows for the nodes that a growing set reaches: more in the set, never fewer out of it.
  func reached(by step: (NodeSet) -> NodeSet) -> TruthSet {
    guard let uncertain else { return TruthSet(step(holds)) }
    return TruthSet(holds: step(holds), unknown: step(uncertain))
  }

  /// A *no* that one more node could make a *yes* is unknown; what is known to hold stays.
  ///
  /// - Parameter nodes: where nodes may be missing; nil for a tree that is whole.
  func growing(at nodes: NodeSet?) -> TruthSet {
    guard let nodes else { return self }
    return TruthSet(holds: holds, unknown: unknown.union(nodes))
  }
}
