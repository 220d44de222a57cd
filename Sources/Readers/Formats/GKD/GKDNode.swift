import AccessibilityTree

/// One node of a GKD snapshot, before its place in the tree is known.
struct GKDNode: NumberedView {
  private(set) var children: [Int] = []
  private var id: Int?
  private var parent: Int?
  /// How many children the node has, whether they are in the file or not.
  private var childCount = 0
  /// Older versions write a node that they could not read with `attr` null.
  private var hasAttributes = false
  private var flags: [(Property, Bool)] = []
  private var texts: [(Property, LabelID)] = []
  private var className = LabelID.notExported
  private var edges = (left: Float.nan, top: Float.nan, right: Float.nan, bottom: Float.nan)

  private enum Key: String, KnownKeys {
    case id, pid, attr

    static let table = NumberedKeys<Key>()
  }

  private enum AttributeKey: String, KnownKeys {
    case id, name, text, desc, clickable, focusable, checkable, checked, editable, longClickable, visibleToUser
    case left, top, right, bottom, childCount

    static let table = NumberedKeys<AttributeKey>()
  }

  /// Reads the object that the cursor has returned but not entered.
  init(_ json: inout JSONCursor, _ builder: inout SnapshotBuilder) throws(ReadFault) {
    try json.enter()
    let keys = Key.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .id: id = item.number.flatMap(Int.init(exactly:))
      case .pid: parent = item.number.flatMap(Int.init(exactly:))
      case .attr where item.isObject: try readAttributes(&json, &builder)
      case .attr, nil: break
      }
    }
  }

  private mutating func readAttributes(_ json: inout JSONCursor, _ builder: inout SnapshotBuilder) throws(ReadFault) {
    hasAttributes = true
    try json.enter()
    let keys = AttributeKey.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .id: texts.append((.identifier, builder.intern(item.bytes)))
      case .name: className = builder.intern(item.bytes)
      case .text: texts.append((.text, builder.intern(item.bytes)))
      case .desc: texts.append((.label, builder.intern(item.bytes)))
      case .clickable: add(.clickable, item)
      case .focusable: add(.focusable, item)
      case .checkable: add(.checkable, item)
      case .checked: add(.checked, item)
      case .editable: add(.editable, item)
      case .longClickable: add(.longClickable, item)
      case .visibleToUser: add(.visible, item)
      case .left: edges.left = item.number.map { Float($0) } ?? .nan
      case .top: edges.top = item.number.map { Float($0) } ?? .nan
      case .right: edges.right = item.number.map { Float($0) } ?? .nan
      case .bottom: edges.bottom = item.number.map { Float($0) } ?? .nan
      case .childCount: childCount = item.number.flatMap(Int.init(exactly:)) ?? 0
      case nil: break
      }
    }
  }

  private mutating func add(_ property: Property, _ item: JSONItem) {
    if let flag = item.flag { flags.append((property, flag)) }
  }

  /// Gives every node its children, in the order of the file. Siblings are in order in every version, although the
  /// oldest versions do not write the list in the order of the tree.
  static func connect(_ nodes: inout [GKDNode]) {
    var places: [Int: Int] = [:]
    for (place, node) in nodes.enumerated() { if let id = node.id, places[id] == nil { places[id] = place } }
    for place in nodes.indices {
      guard let parent = nodes[place].parent.flatMap({ places[$0] }), parent != place else { continue }
      nodes[parent].children.append(place)
    }
  }

  func state(of index: Int, in tree: inout AndroidNodeBuilder) {
    for (property, value) in flags { tree.builder.state(property, value, of: index) }
    for (property, text) in texts { tree.builder.state(property, text, of: index) }
    if className.isText { tree.stateClass(className, of: index) }
    tree.builder[index].bounds = Rect(left: edges.left, top: edges.top, right: edges.right, bottom: edges.bottom)
    if !hasAttributes || childCount > children.count { tree.builder.cutBelow(index) }
  }
}
