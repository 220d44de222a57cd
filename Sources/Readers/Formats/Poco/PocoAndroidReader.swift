import AccessibilityTree

/// Poco's hierarchy of an Android screen, which its service takes from AccessibilityNodeInfo.
///
/// Source: AirtestProject/PocoService.apk Node.java; AirtestProject/Poco poco/sdk/AbstractDumper.py.
struct PocoAndroidReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "poco-android", displayName: "Poco hierarchy of Android", platform: .android,
    howToExport: "`json.dump(poco.agent.hierarchy.dump(), file)` with AndroidUiautomationPoco",
    carries: [
      .role, .nativeClass, .label, .text, .identifier, .owner, .checkable, .checked, .clickable, .enabled, .focusable,
      .inputFocused, .selected, .longClickable, .editable, .visible,
    ],
    carriesIfSeen: [.scrollable],
    notes: [
      "Nodes that are not on screen are left out, so every node counts as visible.",
      "Positions and sizes are shares of a screen whose size is not said, so there are no rectangles.",
      "`name` is the resource name, or the description, or the class: it is not read.",
    ],
    improvements: [
      ExportFormat.Improvement("Use the current pocoui: older services do not say what scrolls", adds: [.scrollable])
    ])

  let signature = JSONSignature(
    all: ["name", "payload"], usual: ["children"], has: [.key("longClickable")])

  private enum Key: String, KnownKeys {
    case payload, children

    static let table = NumberedKeys<Key>()
  }

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var tree = AndroidNodeBuilder(format: format)
    try readNode(&json, &tree, level: 0, limits: limits)
    return tree.finish(textIsRange: false, defaultOn: [.visible])
  }

  private func readNode(
    _ json: inout JSONCursor, _ tree: inout AndroidNodeBuilder, level: Int, limits: ReadLimits
  ) throws(ReadFault) {
    let index = try tree.builder.openNode(level: level, limits: limits)
    try json.enter()
    let keys = Key.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .payload where item.isObject:
        try AndroidDraft(.pocoAndroid, &json, &tree.builder).state(of: index, in: &tree)
      case .children where item.isArray:
        try json.enter()
        while let child = try json.next() {
          if child.isObject { try readNode(&json, &tree, level: level + 1, limits: limits) }
        }
      case .payload, .children, nil: break
      }
    }
    tree.builder.closeNode()
  }
}

extension AndroidMembers {
  /// The keys of a `payload`.
  ///
  /// Source: AirtestProject/PocoService.apk Node.java, which misspells `editable`.
  static let pocoAndroid = AndroidMembers([
    "type": .className, "text": .text(.text), "desc": .text(.label), "resourceId": .text(.identifier),
    "package": .package, "visible": .flag(.visible), "enabled": .flag(.enabled), "checkable": .flag(.checkable),
    "checked": .flag(.checked), "focusable": .flag(.focusable), "focused": .flag(.inputFocused),
    "selected": .flag(.selected), "touchable": .flag(.clickable), "longClickable": .flag(.longClickable),
    "scrollable": .flag(.scrollable), "editalbe": .flag(.editable),
  ])
}
