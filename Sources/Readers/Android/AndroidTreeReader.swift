import AccessibilityTree

/// Reads Android nodes that contain their children.
struct AndroidTreeReader {
  let members: AndroidMembers
  let limits: ReadLimits
  /// Levels below which the exporter writes nothing. The root is at 0.
  var lastLevels: Set<Int> = []
  /// How many children of one node the exporter writes at most.
  var mostChildren: Set<Int> = []

  /// Reads the outermost value: a node, a list of nodes, or an object that only `other` knows.
  ///
  /// - Parameter other: called for every member that no node has.
  func readRoot(
    _ json: inout JSONCursor, _ tree: inout AndroidNodeBuilder,
    other: (JSONItem, inout JSONCursor, inout AndroidNodeBuilder) throws(ReadFault) -> Void
  ) throws(ReadFault) {
    var root: (index: Int, draft: AndroidDraft)?
    try json.enter()
    while let item = try json.next(members.table) {
      guard let member = members[item.key] else {
        // An element of a list has no key.
        if !item.isMember, item.isObject {
          try readNode(&json, &tree, level: 0)
        } else {
          try other(item, &json, &tree)
        }
        continue
      }
      if root == nil { root = (try tree.builder.openNode(level: 0, limits: limits), AndroidDraft()) }
      if case .children = member {
        _ = try readNodes(item, &json, &tree, level: 1)
      } else {
        try root?.draft.read(member, item, &json, &tree.builder)
      }
    }
    guard let root else { return }
    root.draft.state(of: root.index, in: &tree)
    tree.builder.closeNode()
  }

  /// Reads the node whose object the cursor has returned but not entered.
  func readNode(_ json: inout JSONCursor, _ tree: inout AndroidNodeBuilder, level: Int) throws(ReadFault) {
    let index = try tree.builder.openNode(level: level, limits: limits)
    var draft = AndroidDraft()
    var children = 0
    try json.enter()
    while let item = try json.next(members.table) {
      guard let member = members[item.key] else { continue }
      if case .children = member {
        children += try readNodes(item, &json, &tree, level: level + 1)
      } else {
        try draft.read(member, item, &json, &tree.builder)
      }
    }
    draft.state(of: index, in: &tree)
    if mostChildren.contains(children) { tree.builder.cutAfterChildren(of: index) }
    if children == 0, lastLevels.contains(level) { tree.builder.cutBelow(index) }
    tree.builder.closeNode()
  }

  /// Reads a list of nodes, or a single one, and returns how many there are.
  func readNodes(
    _ item: JSONItem, _ json: inout JSONCursor, _ tree: inout AndroidNodeBuilder, level: Int
  ) throws(ReadFault) -> Int {
    if item.isObject {
      try readNode(&json, &tree, level: level)
      return 1
    }
    guard item.isArray else { return 0 }
    var children = 0
    try json.enter()
    while let child = try json.next() {
      guard child.isObject else { continue }
      try readNode(&json, &tree, level: level)
      children += 1
    }
    return children
  }
}
