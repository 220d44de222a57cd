import AccessibilityTree

/// The tree that `maestro hierarchy` prints: attributes as texts, some of them again as truth values.
///
/// Source: mobile-dev-inc/maestro maestro-client TreeNode.kt, maestro-cli PrintHierarchyCommand.kt.
enum MaestroTree {
  /// The attributes, or one of those that are also members of the node itself.
  private enum Key: String, KnownKeys {
    case attributes, children, clickable, enabled, focused, checked, selected

    static let table = NumberedKeys<Key>()

    var attribute: MaestroAttribute? { MaestroAttribute(rawValue: rawValue) }
  }

  /// Reads the node whose object the cursor has returned but not entered, and all below it.
  static func read(
    _ json: inout JSONCursor, into nodes: inout some MaestroNodes, level: Int = 0, limits: ReadLimits
  ) throws(ReadFault) {
    // A document and its `hierarchy` surround Android's windows. They are not elements: they have no bounds, and their
    // attributes come before their children.
    var index: Int?
    let keys = Key.table
    try json.enter()
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .attributes where item.isObject: index = try readAttributes(&json, &nodes, index, level, limits)
      case .children where item.isArray:
        try json.enter()
        while let child = try json.next() {
          guard child.isObject else { continue }
          try read(&json, into: &nodes, level: level + (index == nil ? 0 : 1), limits: limits)
        }
      case let key?:
        if let index, let attribute = key.attribute { nodes.state(attribute, item, of: index) }
      case nil: break
      }
    }
    if index != nil { nodes.builder.closeNode() }
  }

  private static func readAttributes(
    _ json: inout JSONCursor, _ nodes: inout some MaestroNodes, _ open: Int?, _ level: Int, _ limits: ReadLimits
  ) throws(ReadFault) -> Int? {
    var index = open
    let keys = MaestroAttribute.table
    try json.enter()
    while let item = try json.next(keys.table) {
      guard let attribute = keys[item.key] else { continue }
      if index == nil { index = try nodes.builder.openNode(level: level, limits: limits) }
      if let index { nodes.state(attribute, item, of: index) }
    }
    return index
  }
}
