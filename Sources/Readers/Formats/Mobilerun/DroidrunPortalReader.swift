import AccessibilityTree

/// The short tree of the droidrun portal: `/state`, with the phone's state beside it, or `/tree`.
///
/// Its `text` is the text, else the description, else the end of the resource name, else the class. So it proves a name
/// only for a text view, and an unnamed button looks named.
///
/// Source: droidrun/droidrun-portal JsonBuilders.kt, DroidrunAccessibilityService.kt (findAllVisibleElements).
struct DroidrunPortalReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "droidrun-portal", displayName: "droidrun portal, short tree", platform: .android,
    howToExport: "`adb shell content query --uri content://com.droidrun.portal/state`",
    carries: [.role, .nativeClass, .identifier, .bounds],
    carriesIfSeen: [.text],
    notes: [
      "`text` is the text, the description, the resource name or the class, whichever comes first: only text views have it.",
      "Carries no states and does not say what can be tapped: nearly all rules cannot tell.",
      "Nodes off the screen, and those of at most 5 pixels, are left out.",
    ],
    improvements: [
      ExportFormat.Improvement(
        "Ask the portal for `state_full` instead, which writes the whole tree", becomes: "mobilerun")
    ])

  let signature = JSONSignature(
    all: [],
    any: [["a11y_tree", "index"], ["a11y_tree", "resourceId"], ["a11y_tree", "className"]],
    usual: ["phone_state"])

  private enum Key: String, KnownKeys {
    case tree = "a11y_tree"
    case phone = "phone_state"

    static let table = NumberedKeys<Key>()
  }

  private enum NodeKey: String, KnownKeys {
    case resourceId, className, text, bounds, children

    static let table = NumberedKeys<NodeKey>()
  }

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var tree = AndroidNodeBuilder(format: format)
    try json.enter()
    let keys = Key.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .tree where item.isArray:
        try json.enter()
        while let root = try json.next() {
          if root.isObject { try readNode(&json, &tree, level: 0, limits: limits) }
        }
      case .phone where item.isObject: try PhoneState.read(&json, into: &tree.builder.meta)
      case nil where item.isObject && !item.isMember: try readNode(&json, &tree, level: 0, limits: limits)
      case .tree, .phone, nil: break
      }
    }
    if tree.builder.count == 0 { throw .unusable("`a11y_tree` is empty") }
    // A node without text here may still have one.
    tree.perNode.insert(.text)
    return tree.finish(textIsRange: false)
  }

  private func readNode(
    _ json: inout JSONCursor, _ tree: inout AndroidNodeBuilder, level: Int, limits: ReadLimits
  ) throws(ReadFault) {
    let index = try tree.builder.openNode(level: level, limits: limits)
    var text: String?
    var (identifier, className) = ("", "")
    try json.enter()
    let keys = NodeKey.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .resourceId:
        identifier = item.text
        tree.builder.state(.identifier, tree.builder.intern(item.bytes), of: index)
      case .className:
        className = item.text
        tree.stateClass(tree.builder.intern(item.bytes), of: index)
      case .text: text = item.string
      case .bounds: if let rect = BoundsText.edges(item.bytes) { tree.builder[index].bounds = rect }
      case .children where item.isArray:
        try json.enter()
        while let child = try json.next() {
          if child.isObject { try readNode(&json, &tree, level: level + 1, limits: limits) }
        }
      case .children, nil: break
      }
    }
    let standIn = identifier.isEmpty ? className.split(separator: ".").last : identifier.split(separator: "/").last
    if tree.builder[index].role == .text, let text, text[...] != standIn {
      tree.builder.state(.text, tree.builder.intern(text), of: index)
    }
    tree.builder.closeNode()
  }
}
