import AccessibilityTree
import Rules

/// What the export says of nodes one by one.
extension Evaluation {
  func role(_ roles: [Role]) -> TruthSet {
    TruthSet(
      holds: byRole.nodes(with: roles.filter { $0 != .notExported }),
      unknown: byRole.nodes(with: [.notExported]))
  }

  func state(_ property: Property) -> TruthSet {
    let (on, unknown) = snapshot.nodes(with: property)
    return TruthSet(holds: on, unknown: unknown)
  }

  func frame(_ side: Expression.Side, _ test: NumberTest) -> TruthSet {
    guard snapshot.carries(.bounds) else { return TruthSet(.unknown, count: count) }
    return TruthSet(
      snapshot.filter { record in
        !record.bounds.isEmpty && test.holds(for: Double(side == .width ? record.bounds.width : record.bounds.height))
      })
  }

  func exposes(_ property: Property, _ domain: NodeSet) -> TruthSet {
    truths(domain) { node in
      switch property {
      case .position: Self.isExposed(node.position)
      case .range: Self.isExposed(node.range)
      case .collection: Self.isExposed(node.collection)
      default: .unknown
      }
    }
  }

  /// iOS has no live regions, so there nothing announces itself.
  func liveRegion(_ domain: NodeSet) -> TruthSet {
    guard snapshot.platform != .ios else { return TruthSet(.no, count: count) }
    return truths(domain) { node in
      switch node.liveRegion {
      case .exposed(let region): Truth(region != .none)
      case .absent: .no
      case .notExported: .unknown
      }
    }
  }

  func childCount(_ test: NumberTest) -> TruthSet {
    var counts = [Int32](repeating: 0, count: count)
    snapshot.withRecords { records in
      for record in records where record.parent >= 0 { counts[Int(record.parent)] += 1 }
    }
    var result = TruthSet(.no, count: count)
    for node in 0..<count { result.set(node, Truth(test.holds(for: Double(counts[node])))) }
    return result
  }

  func exactlyOneChild(_ child: TruthSet) -> TruthSet {
    var certain = [Int32](repeating: 0, count: count)
    var possible = certain
    snapshot.withRecords { records in
      for node in child.holds where records[node].parent >= 0 { certain[Int(records[node].parent)] += 1 }
      for node in child.possible where records[node].parent >= 0 { possible[Int(records[node].parent)] += 1 }
    }
    var result = TruthSet(.no, count: count)
    for node in 0..<count where certain[node] < 2 && possible[node] > 0 {
      result.set(node, certain[node] == 1 && possible[node] == 1 ? .yes : .unknown)
    }
    return result
  }

  /// One answer a node of the domain, in preorder.
  func truths(_ domain: NodeSet, _ truth: (Node) -> Truth) -> TruthSet {
    var result = TruthSet(.no, count: count)
    for node in domain { result.set(node, truth(snapshot[node])) }
    return result
  }

  private static func isExposed<Value>(_ evidence: Evidence<Value>) -> Truth {
    switch evidence {
    case .exposed: .yes
    case .absent: .no
    case .notExported: .unknown
    }
  }
}
