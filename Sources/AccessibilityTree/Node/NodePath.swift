extension Snapshot {
  /// Where a node is, for people and to distinguish nodes of one snapshot: “window/group[2]/button[1]”.
  ///
  /// A step is the role, with its place among the siblings of that role if there are several. It is stable only within
  /// a snapshot; `identity(of:)` survives to the next build.
  public func path(of index: Int) -> String {
    path(of: index, SiblingPlaces(self))
  }

  /// The same, for callers that need many paths.
  package func path(of index: Int, _ places: SiblingPlaces) -> String {
    var steps: [String] = []
    var node = index
    while node >= 0 {
      let role = records[node].role.rawValue
      let (place, count) = places.place(of: node)
      steps.append(count > 1 ? "\(role)[\(place)]" : role)
      node = Int(records[node].parent)
    }
    steps.reverse()
    return steps.joined(separator: "/")
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
