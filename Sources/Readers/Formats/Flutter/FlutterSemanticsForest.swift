import AccessibilityTree

/// The nodes of a semantics tree, named by their numbers, until every one has its place.
struct FlutterSemanticsForest {
  private var nodes: [FlutterSemanticsNode] = []
  private var places: [Int: Int] = [:]
  private var issues: [(node: Int, rule: String)] = []
  private var built: [Int: Int] = [:]
  private let limits: ReadLimits

  init(limits: ReadLimits) { self.limits = limits }

  private enum Key: String, KnownKeys {
    case data, issues, childrenInTraversalOrder

    static let table = NumberedKeys<Key>()
  }

  /// Reads a map of nodes by number, a list of nodes, or a reply with `data` and `issues`.
  mutating func read(_ json: inout JSONCursor, _ builder: inout SnapshotBuilder) throws(ReadFault) {
    try json.enter()
    let keys = Key.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .data where item.isContainer: try read(&json, &builder)
      case .issues where item.isArray: issues += try FlutterSemanticsNode.readIssues(&json, of: nil)
      case .childrenInTraversalOrder:
        throw ReadFault(
          .malformed, "it contains a single node of a semantics tree, not the tree", advice: "Export the whole reply",
          at: json.offset)
      case nil where item.isObject: try readNode(&json, &builder, level: 0)
      default: break
      }
    }
  }

  /// The number of the node whose object the cursor has returned but not entered.
  @discardableResult
  private mutating func readNode(
    _ json: inout JSONCursor, _ builder: inout SnapshotBuilder, level: Int
  ) throws(ReadFault) -> Int {
    if level >= limits.depth { throw .tooDeep(limits) }
    if nodes.count >= limits.nodes { throw .tooManyNodes(limits) }
    var node = FlutterSemanticsNode()
    try node.read(&json, &builder)
    // A node without a number is not a child of any node.
    let id = node.id ?? -1 - nodes.count
    issues += node.issues.map { (id, $0) }
    if places[id] == nil { places[id] = nodes.count }
    nodes.append(node)
    return id
  }

  /// Builds every node once: first those that no node names as a child, in the order of the file.
  mutating func build(_ builder: inout SnapshotBuilder) throws(ReadFault) {
    if nodes.allSatisfy({ $0.isSilent }) {
      throw ReadFault(
        .captureUnusable, "the capture is unusable: no node of the tree has any content",
        advice: "Call `ext.flutter.accessibility.enableSemantics` and wait for a frame before exporting")
    }
    var isChild: Set<Int> = []
    for node in nodes { isChild.formUnion(node.children) }
    for index in nodes.indices where !isChild.contains(nodes[index].id ?? -1 - index) {
      try build(index, nil, &builder, level: 0)
    }
    for index in nodes.indices { try build(index, nil, &builder, level: 0) }
    builder.verdicts = issues.map { issue in
      Verdict(tool: "flutter", check: issue.rule, outcome: .failed, node: places[issue.node].flatMap { built[$0] })
    }
  }

  /// - Parameter transform: from the parent's coordinates to the screen's; nil for a root, whose own only makes physical
  ///   pixels of logical ones.
  private mutating func build(
    _ place: Int, _ transform: FlutterTransform?, _ builder: inout SnapshotBuilder, level: Int
  ) throws(ReadFault) {
    guard built[place] == nil else { return }
    let node = nodes[place]
    let index = try builder.openNode(level: level, limits: limits)
    built[place] = index
    let own = transform.map { $0 * node.transform } ?? FlutterTransform.identity
    node.state(of: index, transform: own, in: &builder)
    var isComplete = true
    for id in node.children {
      guard let child = places[id] else {
        isComplete = false
        continue
      }
      try build(child, own, &builder, level: level + 1)
    }
    if !isComplete { builder.cutBelow(index) }
    builder.closeNode()
  }
}
