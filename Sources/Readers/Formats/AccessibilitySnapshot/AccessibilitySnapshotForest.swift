import AccessibilityTree

/// Collects the nodes of an AccessibilitySnapshot hierarchy until they are sorted in VoiceOver's order.
struct AccessibilitySnapshotForest {
  private var roots: [AccessibilitySnapshotNode] = []
  private var count = 0
  private var languages: Set<String?> = []
  private let limits: ReadLimits

  init(limits: ReadLimits) { self.limits = limits }

  var isEmpty: Bool { roots.isEmpty }

  /// The language that every element states, or nil. An element without one uses the app's, which is not exported.
  var language: String? { languages.count == 1 ? languages.first ?? nil : nil }

  private enum Key: String, KnownKeys {
    case children, traversalIndex
    case content = "_0"

    static let table = NumberedKeys<Key>()
  }

  /// Reads the list of nodes, or the one node, that the cursor is at.
  mutating func read(_ json: inout JSONCursor, _ builder: inout SnapshotBuilder) throws(ReadFault) {
    roots = try readList(&json, &builder, level: 0)
  }

  /// The nodes of a list, or of one object: a case of the hierarchy, or an element without one in a list of elements.
  private mutating func readList(
    _ json: inout JSONCursor, _ builder: inout SnapshotBuilder, level: Int
  ) throws(ReadFault) -> [AccessibilitySnapshotNode] {
    if level >= limits.depth { throw .tooDeep(limits) }
    var (nodes, beside): ([AccessibilitySnapshotNode], [AccessibilitySnapshotNode]) = ([], [])
    var (bare, words, isBare) = (AccessibilitySnapshotNode(), AccessibilitySnapshotWords(), false)
    let keys = AccessibilitySnapshotKey.table
    try json.enter()
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .element where item.isObject: nodes.append(try readCase(isContainer: false, &json, &builder, level: level))
      case .container where item.isObject: nodes.append(try readCase(isContainer: true, &json, &builder, level: level))
      // Files that are not written by `JSONEncoder` may have them beside the container instead of in it.
      case .children where item.isArray: beside += try readList(&json, &builder, level: level + 1)
      case nil where item.isObject && !item.isMember: nodes += try readList(&json, &builder, level: level)
      case nil: break
      case let key?:
        isBare = true
        try bare.take(key, item, &words, &json, &builder)
      }
    }
    if let last = nodes.indices.last { nodes[last].children += beside } else { nodes = beside }
    if isBare {
      try countNode()
      bare.settle(words, &builder)
      languages.insert(bare.language)
      nodes.append(bare)
    }
    return nodes
  }

  private mutating func countNode() throws(ReadFault) {
    if count >= limits.nodes { throw .tooManyNodes(limits) }
    count += 1
  }

  /// The value of `element` or `container`.
  private mutating func readCase(
    isContainer: Bool, _ json: inout JSONCursor, _ builder: inout SnapshotBuilder, level: Int
  ) throws(ReadFault) -> AccessibilitySnapshotNode {
    try countNode()
    var node = AccessibilitySnapshotNode()
    let keys = Key.table
    try json.enter()
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .content where item.isObject:
        if isContainer {
          try node.readContainer(&json, &builder)
        } else {
          try node.readElement(&json, &builder)
          languages.insert(node.language)
        }
      case .children where item.isArray:
        node.children = try readList(&json, &builder, level: level + 1)
      case .traversalIndex: node.order = item.number.flatMap(Int.init(exactly:)) ?? node.order
      default: break
      }
    }
    return node
  }

  /// Builds every node, with siblings in the order of the first element that each is or contains.
  consuming func build(_ builder: inout SnapshotBuilder) throws(ReadFault) {
    for node in Self.sorted(roots) { try build(node, &builder, level: 0) }
  }

  private func build(
    _ node: AccessibilitySnapshotNode, _ builder: inout SnapshotBuilder, level: Int
  ) throws(ReadFault) {
    let index = try builder.openNode(level: level, limits: limits)
    node.state(of: index, in: &builder)
    for child in Self.sorted(node.children) { try build(child, &builder, level: level + 1) }
    builder.closeNode()
  }

  private static func sorted(_ nodes: [AccessibilitySnapshotNode]) -> [AccessibilitySnapshotNode] {
    let keyed = nodes.enumerated().map { (first: $0.element.first, place: $0.offset, node: $0.element) }
    return keyed.sorted { ($0.first, $0.place) < ($1.first, $1.place) }.map(\.node)
  }
}
