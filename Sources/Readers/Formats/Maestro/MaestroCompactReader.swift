import AccessibilityTree

/// The short form of Maestro's hierarchy from its MCP server, with a schema of its keys.
///
/// Source: mobile-dev-inc/maestro maestro-cli ViewHierarchyFormatters.kt, extractCompactJsonOutput.
struct MaestroCompactReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "maestro-compact", displayName: "Maestro compact hierarchy", platform: nil,
    howToExport: "`inspect_view_hierarchy` of Maestro's MCP server",
    carries: MaestroIOSNodes.carries,
    carriesIfSeen: [
      .role, .nativeClass, .text, .value, .clickable, .scrollable, .checkable, .checked, .placeholder, .showingHint,
      .visible,
    ],
    notes: [
      "`ui_schema` defines the platform, the short keys and what a missing key means; a11yd reads it from there.",
      "Elements without area, and containers that say nothing, are left out; their children take their place.",
      "On iOS there is no element type, so every rule that needs a role answers *cannot tell*.",
    ],
    improvements: [
      ExportFormat.Improvement(
        "Export with `adb exec-out uiautomator dump /dev/tty` on Android instead", becomes: "uiautomator-xml"),
      ExportFormat.Improvement(
        "Export with Appium's XCUITest driver or WebDriverAgent on iOS instead", becomes: "wda-json"),
    ])

  let signature = JSONSignature(all: ["ui_schema", "elements"])

  private enum Key: String, KnownKeys {
    case schema = "ui_schema"
    case elements

    static let table = NumberedKeys<Key>()
  }

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var schema = MaestroCompactSchema()
    // The schema may come after what it explains.
    var elements: [MaestroCompactElement] = []
    let keys = Key.table
    try json.enter()
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .schema where item.isObject: schema = try MaestroCompactSchema(&json)
      case .elements where item.isArray:
        try json.enter()
        while let element = try json.next() {
          guard element.isObject else { continue }
          try json.enter()
          try MaestroCompactElement.read(&json, into: &elements, level: 0, limits: limits)
        }
      case .schema, .elements, nil: break
      }
    }
    if elements.isEmpty { throw .unusable("`elements` is empty") }
    switch schema.platform {
    case .android: return try build(elements, by: schema, in: MaestroAndroidNodes(format: format), limits)
    case .ios: return try build(elements, by: schema, in: MaestroIOSNodes(format: format, value: .itself), limits)
    case nil:
      throw ReadFault(
        .malformed, "`ui_schema` names neither “ios” nor “android” as its platform", advice: "Export the screen again")
    }
  }

  private func build(
    _ elements: [MaestroCompactElement], by schema: MaestroCompactSchema, in empty: some MaestroNodes,
    _ limits: ReadLimits
  ) throws(ReadFault) -> ReadTree {
    var nodes = empty
    let defaults = schema.defaultValues
    var level = 0
    for element in elements {
      while level > element.level {
        nodes.builder.closeNode()
        level -= 1
      }
      let index = try nodes.builder.openNode(level: element.level, limits: limits)
      level = element.level + 1
      element.state(of: index, by: schema, defaults, in: &nodes)
    }
    for _ in 0..<level { nodes.builder.closeNode() }
    return nodes.finish()
  }
}
