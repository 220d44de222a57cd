import AccessibilityTree

/// The tree around sets of nodes, each set looked around from once: many rules ask about the parents, the children and so
/// on of the same targets.
final class TreeWalks {
  /// So many sets are kept for each way. To look for one takes a hundredth of the time of walking.
  private static let most = 8

  private let shape: TreeShape
  private var froms = [[NodeSet]](repeating: [], count: Way.allCases.count)
  private var founds = [[NodeSet]](repeating: [], count: Way.allCases.count)

  /// Where a walk leads.
  private enum Way: Int, CaseIterable {
    case parents, ancestors, children, descendants, siblings
  }

  init(_ shape: TreeShape) { self.shape = shape }

  /// Nodes that have a child in the set.
  func parents(of set: NodeSet) -> NodeSet { walk(.parents, set, shape.parents(of:)) }
  /// Nodes that have a node of the set somewhere below.
  func ancestors(of set: NodeSet) -> NodeSet { walk(.ancestors, set, shape.ancestors(of:)) }
  /// Nodes whose parent is in the set.
  func children(of set: NodeSet) -> NodeSet { walk(.children, set, shape.children(of:)) }
  /// Nodes somewhere below a node in the set.
  func descendants(of set: NodeSet) -> NodeSet { walk(.descendants, set, shape.descendants(of:)) }
  /// Nodes that share their parent with another node that is in the set.
  func siblings(of set: NodeSet) -> NodeSet { walk(.siblings, set, shape.siblings(of:)) }

  private func walk(_ way: Way, _ set: NodeSet, _ walk: (NodeSet) -> NodeSet) -> NodeSet {
    if let place = froms[way.rawValue].firstIndex(of: set) { return founds[way.rawValue][place] }
    let found = walk(set)
    if froms[way.rawValue].count == Self.most {
      froms[way.rawValue].removeFirst()
      founds[way.rawValue].removeFirst()
    }
    froms[way.rawValue].append(set)
    founds[way.rawValue].append(found)
    return found
  }
}
