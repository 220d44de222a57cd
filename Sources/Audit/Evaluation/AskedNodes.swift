import AccessibilityTree

/// How often something was asked of one node, and of how many nodes to ask it next.
///
/// A set of one node is as long as a set of all, so whoever asks of one node after another takes the square of their
/// number.
struct AskedNodes {
  /// Most questions of one node are about the few that failed, and an answer for all may be dear.
  private static let most = 16

  private var times = 0

  /// The node alone, or all nodes when it has been asked of one so often that more will follow.
  mutating func domain(with node: Int, of everyNode: NodeSet) -> NodeSet {
    times += 1
    guard times <= Self.most else { return everyNode }
    var set = NodeSet(count: everyNode.count)
    set.insert(node)
    return set
  }
}
