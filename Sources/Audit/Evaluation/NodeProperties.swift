import AccessibilityTree
import Rules

/// What the export says of nodes one by one.
final class NodeProperties {
  let snapshot: Snapshot
  private let shape: TreeShape
  /// nil for a tree that is whole.
  private let missing: MissingNodes?
  private(set) lazy var byRole = NodesByRole(snapshot)
  private lazy var states = StateColumns(snapshot)
  private lazy var childCounts = ChildCounts(shape)
  private var knownStates: [Property: TruthSet] = [:]

  init(_ snapshot: Snapshot, _ shape: TreeShape, _ missing: MissingNodes?) {
    (self.snapshot, self.shape, self.missing) = (snapshot, shape, missing)
  }

  private var count: Int { snapshot.count }
  private static let few = 64

  func role(_ roles: [Role]) -> TruthSet {
    TruthSet(
      holds: byRole.nodes(with: roles.filter { $0 != .notExported }),
      unknown: byRole.nodes(with: [.notExported]))
  }

  func state(_ property: Property) -> TruthSet {
    if let known = knownStates[property] { return known }
    let (on, unknown) = states.nodes(with: property)
    let truth = TruthSet(holds: on, unknown: unknown)
    knownStates[property] = truth
    return truth
  }

  func trait(_ traits: Traits) -> TruthSet {
    snapshot.carries(.traits) ? TruthSet(snapshot.nodes(withAnyOf: traits)) : TruthSet(.unknown, count: count)
  }

  /// Whether the export gives a position, a range, a collection or custom actions.
  func exposes(_ property: Property, _ domain: NodeSet) -> TruthSet {
    // Few nodes have any of these, so they are asked for, unless fewer nodes matter.
    if domain.hasMore(than: Self.few), [.position, .range, .collection, .actions].contains(property) {
      let exposed = snapshot.nodes(withExtra: property).intersection(domain)
      return snapshot.carries(property) ? TruthSet(exposed) : TruthSet(holds: exposed, unknown: domain)
    }
    return TruthSet(domain) { index in
      let node = snapshot[index]
      return switch property {
      case .position: Self.isExposed(node.position)
      case .range: Self.isExposed(node.range)
      case .collection: Self.isExposed(node.collection)
      case .actions: Self.isExposed(node.actions)
      default: .unknown
      }
    }
  }

  private static func isExposed<Value>(_ evidence: Evidence<Value>) -> Truth {
    switch evidence {
    case .exposed: .yes
    case .absent: .no
    case .notExported: .unknown
    }
  }

  /// iOS has no live regions, so nothing announces itself there.
  func liveRegion(_ domain: NodeSet) -> TruthSet {
    guard snapshot.platform != .ios else { return TruthSet(.no, count: count) }
    return TruthSet(domain) { node in
      switch snapshot[node].liveRegion {
      case .exposed(let region): Truth(region != .none)
      case .absent: .no
      case .notExported: .unknown
      }
    }
  }

  /// Unknown where the collection does not say; a node that is no collection meets no test.
  func collection(_ test: CollectionTest, _ domain: NodeSet) -> TruthSet {
    TruthSet(domain) { node in
      switch snapshot[node].collection {
      case .exposed(let collection):
        switch test {
        case .selection(let modes): collection.selection.map { Truth(modes.contains($0)) } ?? .unknown
        case .rows(let test): collection.rows.map { Truth(test.holds(for: Double($0))) } ?? .unknown
        case .columns(let test): collection.columns.map { Truth(test.holds(for: Double($0))) } ?? .unknown
        }
      case .absent: .no
      case .notExported: .unknown
      }
    }
  }

  func childCount(_ test: NumberTest, _ domain: NodeSet) -> TruthSet {
    childCounts.meet(test, domain, open: missing?.children)
  }

  /// Whether one child, and no other, meets the predicate.
  func exactlyOneChild(_ truth: TruthSet, _ domain: NodeSet) -> TruthSet {
    let certain = shape.parentsCounted(of: truth.holds)
    let open = truth.hasUnknown ? shape.parents(of: truth.unknown) : nil
    return TruthSet(domain) { node in
      if certain.several.contains(node) { return .no }
      let isOpen = open?.contains(node) == true || missing?.children.contains(node) == true
      return isOpen ? .unknown : Truth(certain.any.contains(node))
    }
  }
}
