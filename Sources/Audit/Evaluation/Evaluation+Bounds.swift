import AccessibilityTree
import Rules

/// Where expressions hold for certain, and where they may hold, without telling what lies between.
extension Evaluation {
  /// Nodes of the domain for which an expression certainly holds.
  func certain(_ id: Expression.ID, within domain: NodeSet) -> NodeSet {
    nodes(.certain, id, domain).nodes.intersection(domain)
  }

  /// Nodes for which an expression certainly holds.
  func certain(_ id: Expression.ID) -> NodeSet { certain(id, within: everyNode) }

  /// Nodes of the domain for which an expression may hold.
  func possible(_ id: Expression.ID, within domain: NodeSet) -> NodeSet {
    nodes(.possible, id, domain).nodes.intersection(domain)
  }

  private func nodes(_ bound: TruthBound, _ id: Expression.ID, _ domain: NodeSet) -> BoundedNodes {
    if let known = table.bounded(bound, id, within: domain) { return known }
    let expression = expression(id)
    // In a whole tree both bounds of a named set are where it is certain, which is known by what it names.
    if missing == nil, case .member(let named) = expression {
      return BoundedNodes(nodes(.certain, named, domain).nodes, isExact: true)
    }
    guard Self.hasBounds(expression) else {
      return BoundedNodes(truth(of: id, within: domain), bound, within: domain)
    }
    let (open, known) = table.open(bound, id, domain)
    let found = evaluate(bound, expression, open)
    if found.isExact {
      table.remember(exact: found.nodes, of: id, within: open)
    } else {
      table.remember(bound, found.nodes, of: id, within: open)
    }
    guard let known else { return found }
    return BoundedNodes(known.nodes.union(found.nodes), isExact: known.isExact && found.isExact)
  }

  /// Whether it is made of others in such a way that one bound takes less than both.
  private static func hasBounds(_ expression: Expression) -> Bool {
    switch expression {
    case .member, .not, .all, .any, .parent, .ancestor, .child, .descendant, .sibling, .elsewhere, .neighbour:
      true
    default: false
    }
  }

  /// Nodes of the domain only.
  private func evaluate(_ bound: TruthBound, _ expression: Expression, _ domain: NodeSet) -> BoundedNodes {
    switch expression {
    case .member(let id): membership(bound, id, domain)
    case .not(let id):
      step(nodes(bound.opposite, id, domain)) { domain.subtracting($0) }
    case .all(let ids): all(bound, ids, domain)
    case .any(let ids): any(bound, ids, domain)
    case .parent(let id): step(nodes(bound, id, walks.parents(of: domain)), walks.children(of:)).within(domain)
    case .ancestor(let id): step(nodes(bound, id, walks.ancestors(of: domain)), walks.descendants(of:)).within(domain)
    case .child(let id):
      growing(step(nodes(bound, id, walks.children(of: domain)), walks.parents(of:)), bound, at: missing?.children)
        .within(domain)
    case .descendant(let id):
      growing(step(nodes(bound, id, walks.descendants(of: domain)), walks.ancestors(of:)), bound, at: missing?.below)
        .within(domain)
    case .sibling(let id):
      growing(step(nodes(bound, id, walks.siblings(of: domain)), walks.siblings(of:)), bound, at: missing?.siblings)
        .within(domain)
    case .elsewhere(let id):
      growing(
        step(nodes(bound, id, everyNode), shape.nodes(withOneElsewhere:)), bound, at: missing == nil ? nil : everyNode
      ).within(domain)
    case .neighbour(let direction, let id): neighbour(bound, direction, id, domain)
    default: preconditionFailure("an expression without bounds")
    }
  }

  private func step(_ found: BoundedNodes, _ step: (NodeSet) -> NodeSet) -> BoundedNodes {
    BoundedNodes(step(found.nodes), isExact: found.isExact)
  }

  /// One more node could meet what none of these does.
  private func growing(_ found: BoundedNodes, _ bound: TruthBound, at nodes: NodeSet?) -> BoundedNodes {
    guard let nodes else { return found }
    return BoundedNodes(bound == .certain ? found.nodes : found.nodes.union(nodes), isExact: false)
  }

  /// A node joins a named set only where that is certain, so that both bounds are one, but for missing nodes.
  private func membership(_ bound: TruthBound, _ id: Expression.ID, _ domain: NodeSet) -> BoundedNodes {
    BoundedNodes(members(of: id, within: domain), bound, within: domain).within(domain)
  }

  private func all(_ bound: TruthBound, _ ids: [Expression.ID], _ domain: NodeSet) -> BoundedNodes {
    var result = BoundedNodes(domain, isExact: true)
    for id in ids {
      let found = nodes(bound, id, result.nodes)
      result.nodes.formIntersection(found.nodes)
      if !found.isExact { result.isExact = false }
      if result.nodes.isEmpty { break }
    }
    return result
  }

  private func any(_ bound: TruthBound, _ ids: [Expression.ID], _ domain: NodeSet) -> BoundedNodes {
    var (open, isExact) = (domain, true)
    for id in ids {
      let found = nodes(bound, id, open)
      open.subtract(found.nodes)
      if !found.isExact { isExact = false }
      if open.isEmpty { break }
    }
    return BoundedNodes(domain.subtracting(open), isExact: isExact)
  }

  private func neighbour(
    _ bound: TruthBound, _ direction: Expression.Direction, _ id: Expression.ID, _ domain: NodeSet
  ) -> BoundedNodes {
    let found = nodes(bound, id, order.neighbours(direction, of: domain))
    let truth = order.byNeighbour(direction, domain) { _, stop in found.nodes.contains(stop) ? .yes : .no }
    let result = BoundedNodes(truth, bound, within: domain)
    return BoundedNodes(result.nodes, isExact: result.isExact && found.isExact)
  }
}
