extension Snapshot {
  /// Where a node is, for people and for telling nodes of one snapshot apart: “window/group[2]/button[1]”.
  ///
  /// A step is the role, with its place among the siblings of that role where there are several. Stable within a
  /// snapshot only; `identity(of:)` is what survives to the next build.
  public func path(of index: Int) -> String {
    var steps: [String] = []
    var node: Node? = self[index]
    while let current = node {
      steps.append(step(of: current))
      node = current.parent
    }
    return steps.reversed().joined(separator: "/")
  }

  private func step(of node: Node) -> String {
    let siblings = node.parent.map { Array($0.children) } ?? roots
    let alike = siblings.filter { $0.role == node.role }
    guard alike.count > 1, let place = alike.firstIndex(where: { $0.index == node.index }) else {
      return node.role.rawValue
    }
    return "\(node.role.rawValue)[\(place + 1)]"
  }

  /// The nodes without a parent.
  public var roots: [Node] {
    var roots: [Node] = []
    var next = 0
    while next < count {
      roots.append(self[next])
      next = self[next].subtreeEnd
    }
    return roots
  }
}
