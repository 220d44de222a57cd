import AccessibilityTree
import Rules

/// Predicates made of others.
extension Evaluation {
  /// An operand is asked of the nodes that no operand before it has ruled out.
  func all(_ ids: [Expression.ID], _ domain: NodeSet) -> TruthSet {
    var result = truth(of: ids[0], within: domain)
    for id in ids.dropFirst() {
      let open = result.possible.intersection(domain)
      if open.isEmpty { return TruthSet(count: count) }
      result.formIntersection(truth(of: id, within: open))
    }
    return result
  }

  /// An operand is asked of the nodes for which no operand before it holds.
  func any(_ ids: [Expression.ID], _ domain: NodeSet) -> TruthSet {
    var result = truth(of: ids[0], within: domain)
    for id in ids.dropFirst() {
      let open = domain.subtracting(result.holds)
      if open.isEmpty { break }
      result.formUnion(truth(of: id, within: open))
    }
    return result
  }
}
