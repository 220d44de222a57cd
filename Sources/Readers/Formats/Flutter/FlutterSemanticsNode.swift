import AccessibilityTree

/// One node of a semantics tree, before its place is known.
///
/// Source: flutter/flutter SemanticsNode.toJson, SemanticsData.toJson.
struct FlutterSemanticsNode {
  private(set) var id: Int?
  private(set) var children: [Int] = []
  /// Flutter's own rules that it broke. Older versions write them with the node.
  private(set) var issues: [String] = []
  private(set) var transform = FlutterTransform.identity
  private var texts: [(Property, LabelID)] = []
  private var flags = Set<String>()
  private var actions = Set<String>()
  private var rect = Rect(x: .nan, y: .nan, width: 0, height: 0)

  private enum Key: String, KnownKeys {
    case id, label, value, hint, tooltip, identifier, flags, actions, rect, transform, childrenInTraversalOrder, issues

    static let table = NumberedKeys<Key>()
  }

  private enum RectKey: String, KnownKeys {
    // In the order in which a rectangle takes them.
    case left, top, width, height

    static let table = NumberedKeys<RectKey>()
  }

  /// Whether there is nothing to see, hear or do.
  var isSilent: Bool { flags.isEmpty && actions.isEmpty && !texts.contains { $0.1.isText } }

  /// Reads the node whose object the cursor has returned but not entered.
  mutating func read(_ json: inout JSONCursor, _ builder: inout SnapshotBuilder) throws(ReadFault) {
    try json.enter()
    let keys = Key.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .id: id = item.number.flatMap(Int.init(exactly:))
      case .label: texts.append((.label, builder.intern(item.bytes)))
      case .value: texts.append((.value, builder.intern(item.bytes)))
      case .hint: texts.append((.hint, builder.intern(item.bytes)))
      case .tooltip: texts.append((.tooltip, builder.intern(item.bytes)))
      case .identifier: texts.append((.identifier, builder.intern(item.bytes)))
      case .flags where item.isArray: flags = try Self.readNames(&json)
      case .actions where item.isArray: actions = try Self.readNames(&json)
      case .rect where item.isObject: rect = try Self.readRect(&json)
      case .transform where item.isArray: transform = FlutterTransform(try Self.readNumbers(&json))
      case .childrenInTraversalOrder where item.isArray:
        children = try Self.readNumbers(&json).compactMap { Int(exactly: $0) }
      case .issues where item.isArray: issues = try Self.readIssues(&json, of: id).map(\.rule)
      case .flags, .actions, .rect, .transform, .childrenInTraversalOrder, .issues, nil: break
      }
    }
  }

  /// States everything but the children.
  func state(of index: Int, transform: FlutterTransform, in builder: inout SnapshotBuilder) {
    for (property, text) in texts { builder.state(property, text, of: index) }
    var label = builder[index].text(.label)
    // Both engines make the tooltip the description of what has no label: `IconButton` has its name there.
    if !label.isText, let tooltip = texts.last(where: { $0.0 == .tooltip })?.1, tooltip.isText {
      label = tooltip
      builder.state(.label, tooltip, of: index)
    }
    let facts = FlutterSemanticsFacts(
      flags: flags, actions: actions, isNamedLeaf: label.isText && children.isEmpty,
      speaks: [Property.label, .value, .hint].contains { builder[index].text($0).isText })
    builder[index].role = facts.role
    builder[index].bounds = transform.applied(to: rect)
    for (property, flag) in facts.states { builder.state(property, flag, of: index) }
    // The platform announces the name of a route like a pane's title.
    builder.state(.paneTitle, flags.contains("namesRoute") ? label : .absent, of: index)
    if flags.contains("isLiveRegion") { builder.changeExtras(of: index) { $0.liveRegion = .polite } }
  }

  // MARK: parts

  private static func readNames(_ json: inout JSONCursor) throws(ReadFault) -> Set<String> {
    var names = Set<String>()
    try json.enter()
    while let item = try json.next() {
      if let name = item.string { names.insert(name) }
    }
    return names
  }

  private static func readNumbers(_ json: inout JSONCursor) throws(ReadFault) -> [Double] {
    var numbers: [Double] = []
    try json.enter()
    while let item = try json.next() {
      if let number = item.number { numbers.append(number) }
    }
    return numbers
  }

  private static func readRect(_ json: inout JSONCursor) throws(ReadFault) -> Rect {
    var edges: InlineArray<4, Double> = [.nan, .nan, 0, 0]
    if try !json.enter(RectKey.table.table, numbers: &edges) {
      while let item = try json.next(RectKey.table.table) {
        if item.key >= 0, let number = item.number { edges[item.key] = number }
      }
    }
    return Rect(x: Float(edges[0]), y: Float(edges[1]), width: Float(edges[2]), height: Float(edges[3]))
  }

  private enum IssueKey: String, KnownKeys {
    case nodeId, rule

    static let table = NumberedKeys<IssueKey>()
  }

  /// Reads `[{"nodeId": 3, "rule": "missingLabel", "description": …}]`; within a node the number is left out.
  static func readIssues(_ json: inout JSONCursor, of id: Int?) throws(ReadFault) -> [(node: Int, rule: String)] {
    var issues: [(node: Int, rule: String)] = []
    try json.enter()
    while let issue = try json.next() {
      guard issue.isObject else { continue }
      var (node, rule) = (id ?? -1, "")
      try json.enter()
      let keys = IssueKey.table
      while let item = try json.next(keys.table) {
        switch keys[item.key] {
        case .nodeId: node = item.number.flatMap(Int.init(exactly:)) ?? node
        case .rule: rule = item.string ?? ""
        case nil: break
        }
      }
      if !rule.isEmpty { issues.append((node, rule)) }
    }
    return issues
  }
}
