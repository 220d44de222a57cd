import AccessibilityTree

/// The flat list of LlamaTouch and AutoDroid: the views without children, and nothing of what holds them.
///
/// What holds them is there all the same: a leaf may be a segment, or the text of a row that is one stop. So each lies in a
/// window and in something that the export does not name, of which no rule can say what it is or what else it holds.
///
/// Source: LlamaTouch/Evaluator evaluator/testbed_evaluation/tests/test_case.
struct LeafListReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "leaf-list", displayName: "list of leaves (LlamaTouch, AutoDroid)", platform: .android,
    howToExport: "the `<step>.json` files of a LlamaTouch trace",
    carries: [
      .role, .nativeClass, .label, .text, .identifier, .bounds, .checkable, .checked, .clickable, .enabled, .focusable,
      .inputFocused, .scrollable, .longClickable, .password, .selected, .visible,
    ],
    carriesIfSeen: [],
    notes: [
      "Only views without children are in the list: rules about groups, tabs and rows cannot tell.",
      "The window, and one node for whatever is between it and the leaves, are added when the list is read.",
    ],
    improvements: [
      ExportFormat.Improvement(
        "Drop the tree of the same step instead: `<step>.xml` or `<step>.vh`", becomes: "droidbot-views")
    ])

  let signature = JSONSignature(
    all: ["class", "content-desc", "bounds"], none: ["children", "node", "ancestors", "parent", "role", "type"],
    usual: ["resource-id", "clickable", "long-clickable"])

  private enum Key: String, KnownKeys {
    case text, bounds, enabled, checked, checkable, visible, selected, focused, focusable, clickable, password
    case scrollable
    case className = "class"
    case identifier = "resource-id"
    case label = "content-desc"
    case longClickable = "long-clickable"

    static let table = NumberedKeys<Key>()
  }

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var tree = AndroidNodeBuilder(format: format)
    let window = try tree.builder.openNode(level: 0, limits: limits)
    tree.builder[window].role = .window
    tree.builder.cutBelow(try tree.builder.openNode(level: 1, limits: limits))
    var isList = false
    try json.enter()
    while let item = try json.next() {
      guard item.isObject, !item.isMember else { continue }
      isList = true
      let index = try tree.builder.openNode(level: 2, limits: limits)
      try readLeaf(&json, &tree, index)
      tree.builder.closeNode()
    }
    if !isList { throw .unusable("it is a single view, not a list of views") }
    return tree.finish(textIsRange: false)
  }

  private func readLeaf(_ json: inout JSONCursor, _ tree: inout AndroidNodeBuilder, _ index: Int) throws(ReadFault) {
    func state(_ property: Property, _ item: JSONItem, _ tree: inout AndroidNodeBuilder) {
      if let flag = item.flag { tree.builder.state(property, flag, of: index) }
    }
    try json.enter()
    let keys = Key.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .className: tree.stateClass(tree.builder.intern(item.bytes), of: index)
      case .text: tree.builder.state(.text, tree.builder.intern(item.bytes), of: index)
      case .label: tree.builder.state(.label, tree.builder.intern(item.bytes), of: index)
      case .identifier: tree.builder.state(.identifier, tree.builder.intern(item.bytes), of: index)
      case .bounds where item.isArray: tree.builder[index].bounds = try BoundsList.edges(&json)
      case .bounds: if let rect = BoundsText.edges(item.bytes) { tree.builder[index].bounds = rect }
      case .enabled: state(.enabled, item, &tree)
      case .checked: state(.checked, item, &tree)
      case .checkable: state(.checkable, item, &tree)
      case .visible: state(.visible, item, &tree)
      case .selected: state(.selected, item, &tree)
      case .focused: state(.inputFocused, item, &tree)
      case .focusable: state(.focusable, item, &tree)
      case .clickable: state(.clickable, item, &tree)
      case .longClickable: state(.longClickable, item, &tree)
      case .password: state(.password, item, &tree)
      case .scrollable: state(.scrollable, item, &tree)
      case nil: break
      }
    }
  }
}
