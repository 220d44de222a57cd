import AccessibilityTree
import Rules

/// How rectangles lie to each other.
extension Evaluation {
  /// Exporters round, and borders are drawn over each other.
  private static let tolerance: Float = 2
  /// Badges and shadows lie over what they belong to; texts that run into each other share more.
  private static let covered: Float = 0.1

  func frameWithin(_ surrounding: Expression.Surrounding) -> TruthSet {
    guard snapshot.carries(.bounds) else { return TruthSet(.unknown, count: count) }
    return truths(everyNode) { node in
      let around: Node? =
        switch surrounding {
        case .parent: node.parent
        case .screen: node.ancestors.reduce(nil) { $1.bounds.value?.isEmpty == false ? $1 : $0 }
        }
      guard let outer = around?.bounds.value, !outer.isEmpty, let inner = node.bounds.value, !inner.isEmpty else {
        return .unknown
      }
      return Truth(
        inner.x >= outer.x - Self.tolerance && inner.y >= outer.y - Self.tolerance
          && inner.maxX <= outer.maxX + Self.tolerance && inner.maxY <= outer.maxY + Self.tolerance)
    }
  }

  /// A sibling that meets the predicate and shares more than a tenth of the smaller rectangle with the node.
  func overlappingSibling(_ id: Expression.ID, _ domain: NodeSet) -> TruthSet {
    guard snapshot.carries(.bounds) else { return TruthSet(.unknown, count: count) }
    let truth = truth(of: id, within: snapshot.siblings(of: domain).union(domain))
    return truths(domain) { node in
      guard let parent = node.parent, let own = node.bounds.value, !own.isEmpty else { return .unknown }
      return parent.children.reduce(.no) { result, sibling in
        guard sibling.index != node.index, let other = sibling.bounds.value, own.overlap(with: other) > Self.covered
        else { return result }
        return result.or(truth[sibling.index])
      }
    }
  }
}
