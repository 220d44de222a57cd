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
    let (on, unknown) = states.nodes(with: property)
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

  func childCount(_ test: NumberTest, _ domain: NodeSet) -> TruthSet {
    var result = TruthSet(count: count)
    snapshot.withRecords { records in
      for node in domain {
        var children = 0
        var child = node + 1
        while child < Int(records[node].subtreeEnd) {
          children += 1
          child = Int(records[child].subtreeEnd)
        }
        let isCut = missing?.children.contains(node) == true
        result.set(node, test.truth(from: Double(children), to: isCut ? .infinity : Double(children)))
      }
    }
    return result
  }

  func exactlyOneChild(_ child: TruthSet, _ domain: NodeSet) -> TruthSet {
    var result = TruthSet(count: count)
    snapshot.withRecords { records in
      for node in domain {
        var (certain, possible) = (0, 0)
        var next = node + 1
        while next < Int(records[node].subtreeEnd) {
          switch child[next] {
          case .yes: (certain, possible) = (certain + 1, possible + 1)
          case .unknown: possible += 1
          case .no: break
          }
          next = Int(records[next].subtreeEnd)
        }
        let isCut = missing?.children.contains(node) == true
        guard certain < 2, possible > 0 || isCut else { continue }
        result.set(node, certain == 1 && possible == 1 && !isCut ? .yes : .unknown)
      }
    }
    return result
  }

  /// One answer a node of the domain, in preorder.
  func truths(_ domain: NodeSet, _ truth: (Node) -> Truth) -> TruthSet {
    var result = TruthSet(count: count)
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
