import AccessibilityTree

/// WebDriverAgent's `/wda/accessibleSource`: what can be reached, and what that is in.
///
/// Source: appium/WebDriverAgent XCUIApplication+FBHelpers.m, accessibilityInfoForElement.
struct AccessibleSourceReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "wda-accessible-source", displayName: "WebDriverAgent accessible source", platform: .ios,
    howToExport: "`curl http://<device>:8100/wda/accessibleSource`",
    carries: [.role, .nativeClass, .label, .identifier, .element, .visible, .checkable, .checked],
    carriesIfSeen: [.value, .selected, .mixed],
    notes: [
      "Contains only visible elements and their containers, without positions or states.",
      "The exporter guesses which nodes are elements: nothing inside an element is one.",
      "`value` of a switch or a text field proves nothing: the exporter fills it in.",
    ],
    improvements: [
      ExportFormat.Improvement(
        "Export `/source?format=json` instead, with WebDriverAgent 9.10 or later", becomes: "wda-json")
    ])

  let signature = JSONSignature(
    all: ["type", "name", "rawIdentifier"], usual: ["children", "label", "value"])

  private enum Key: String, KnownKeys {
    case type, label, name, value, rawIdentifier, children

    static let table = NumberedKeys<Key>()
  }

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var tree = XCUIElementBuilder(format: format.name, size: json.count)
    tree.builder.carried = format.carries
    try readNode(&json, &tree, level: 0, limits: limits)
    return tree.finish(alsoPerNode: [.label])
  }

  private func readNode(
    _ json: inout JSONCursor, _ tree: inout XCUIElementBuilder, level: Int, limits: ReadLimits
  ) throws(ReadFault) {
    var node = try tree.open(level: level, limits: limits)
    var (isElement, hasLabel, hasChildren) = (false, false, false)
    try json.enter()
    let keys = Key.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .type: tree.stateType(WebDriverAgentReader.withoutPrefix(item.bytes), of: &node)
      case .label:
        (isElement, hasLabel) = (true, true)
        node.state(.label, tree.builder.intern(item.bytes))
      case .value:
        isElement = true
        node.state(.value, tree.builder.intern(item.bytes))
      case .name: node.unsettled.name = tree.builder.intern(item.bytes)
      case .rawIdentifier: node.unsettled.rawIdentifier = tree.builder.intern(item.bytes)
      case .children where item.isArray:
        try json.enter()
        while let child = try json.next() {
          hasChildren = true
          if child.isObject { try readNode(&json, &tree, level: level + 1, limits: limits) }
        }
      case .children, nil: break
      }
    }
    // The exporter looks for children only where there is no element.
    if hasChildren { isElement = false }
    node.unsettled.isAccessible = isElement
    if isElement {
      node.state(.visible, true)
    } else if !hasLabel, node.unsettled.rawIdentifier == .absent {
      // The name is the identifier or else the label; a node that is not an element has no label.
      node.state(.label, node.unsettled.name)
    }
    tree.close(node)
  }
}
