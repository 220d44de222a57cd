extension Snapshot {
  /// Where a node is, for people and for telling nodes of one snapshot apart: “window/group[2]/button[1]”.
  ///
  /// A step is the role, with its place among the siblings of that role where there are several. Stable within a
  /// snapshot only; `identity(of:)` is what survives to the next build.
  public func path(of index: Int) -> String {
    var steps: [String] = []
    var node = index
    while node >= 0 {
      steps.append(step(of: node))
      node = Int(records[node].parent)
    }
    return steps.reversed().joined(separator: "/")
  }

  /// Straight over the columns: a finding needs its path, and a list may have a thousand siblings.
  private func step(of index: Int) -> String {
    let role = records[index].role
    let parent = Int(records[index].parent)
    var sibling = parent + 1
    let end = parent < 0 ? records.count : Int(records[parent].subtreeEnd)
    var alike = 0
    var place = 0
    while sibling < end {
      if records[sibling].role == role { alike += 1 }
      if sibling == index { place = alike }
      sibling = Int(records[sibling].subtreeEnd)
    }
    return alike > 1 ? "\(role.rawValue)[\(place)]" : role.rawValue
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
