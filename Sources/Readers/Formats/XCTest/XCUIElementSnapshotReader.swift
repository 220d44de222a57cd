import AccessibilityTree

/// XCTest's own dictionary of a snapshot, as Maestro's runner on the device sends it.
///
/// Source: mobile-dev-inc/maestro AXElement.swift, ViewHierarchyHandler.swift.
struct XCUIElementSnapshotReader: JSONSnapshotReader {
  let format = ExportFormat(
    name: "xcuielement-snapshot", displayName: "XCUIElement snapshot", platform: .ios,
    howToExport: "`viewHierarchy` of Maestro's XCTest runner",
    carries: [
      .role, .nativeClass, .label, .value, .identifier, .placeholder, .bounds, .enabled, .selected, .inputFocused,
      .checkable, .checked,
    ],
    carriesIfSeen: [.mixed, .showingHint, .owner],
    notes: [
      "Carries no traits and does not say which elements are accessibility elements.",
      "Elements that are covered, transparent or scrolled away are included and look like visible ones.",
      "A value that is not a text is left out by the exporter, so a slider without one proves nothing.",
      "The tree includes the home screen behind the app, which belongs to `com.apple.springboard`.",
    ],
    improvements: [
      ExportFormat.Improvement(
        "Export WebDriverAgent's `/source?format=json` instead, from version 9.10 on", becomes: "wda-json")
    ])

  let signature = JSONSignature(all: ["axElement", "depth"])

  private enum Key: String, KnownKeys {
    case identifier, label, value, placeholderValue, elementType, frame, enabled, selected, hasFocus, children

    static let table = NumberedKeys<Key>()
  }

  private enum FrameKey: String, KnownKeys {
    // In the order of `BoundsObject`.
    case x = "X"
    case y = "Y"
    case width = "Width"
    case height = "Height"

    static let table = NumberedKeys<FrameKey>()
  }

  func read(_ json: inout JSONCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var tree = IOSElementBuilder(format: format)
    try json.enter()
    while let item = try json.next() {
      if item.isObject, item.keyText == "axElement" { try readNode(&json, &tree, level: 0, limits: limits) }
    }
    let isEmpty = !(0..<tree.builder.count).contains { tree.builder[$0].text(.nativeClass).isText }
    if isEmpty { throw .unusable("it contains no element of an app") }
    stateOwner(&tree.builder)
    return tree.finish()
  }

  private func readNode(
    _ json: inout JSONCursor, _ tree: inout IOSElementBuilder, level: Int, limits: ReadLimits
  ) throws(ReadFault) {
    var node = try tree.open(level: level, limits: limits)
    var type = 0
    // Missing keys are null: the exporter writes all others.
    node.state(.placeholder, .absent)
    try json.enter()
    let keys = Key.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .identifier: node.state(.identifier, tree.builder.intern(item.bytes))
      case .label: node.state(.label, tree.builder.intern(item.bytes))
      case .value: node.value = tree.builder.intern(item.bytes)
      case .placeholderValue: node.state(.placeholder, tree.builder.intern(item.bytes))
      case .elementType: type = item.number.flatMap { Int(exactly: $0) } ?? 1
      case .enabled: if let flag = item.flag { node.state(.enabled, flag) }
      case .selected: if let flag = item.flag { node.state(.selected, flag) }
      case .hasFocus: if let flag = item.flag { node.state(.inputFocused, flag) }
      case .frame where item.isObject: node.state(try BoundsObject.rect(&json, FrameKey.table.table))
      case .children where item.isArray:
        try json.enter()
        while let child = try json.next() {
          if child.isObject { try readNode(&json, &tree, level: level + 1, limits: limits) }
        }
      case .frame, .children, nil: break
      }
    }
    close(node, type, &tree)
  }

  private func close(_ node: consuming IOSElementDraft, _ type: Int, _ tree: inout IOSElementBuilder) {
    var node = node
    // The runner puts the trees of the system and of the app below an element of its own.
    if type == 0, !node.record.text(.label).isText, !node.record.text(.identifier).isText, node.record.bounds.isEmpty {
      tree.closeEmpty(node)
      return
    }
    let name = XCUIElementTypes.name(of: type)
    node.state(.nativeClass, tree.builder.intern(name))
    node.state(XCUIElementRoles.role(of: name))
    switch node.record.role {
    case .slider, .progressBar, .stepper, .scrollBar: break
    default: if node.value == .notExported { node.value = .absent }
    }
    tree.close(node)
  }

  /// States the system as the owner of the first of two trees below the runner's own element.
  private func stateOwner(_ builder: inout SnapshotBuilder) {
    guard !builder[0].text(.nativeClass).isText, builder.count > 1 else { return }
    let end = Int(builder[1].subtreeEnd)
    guard builder[1].role == .application, end < builder.count else { return }
    let springboard = builder.intern("com.apple.springboard")
    for index in 1..<end { builder.state(.owner, springboard, of: index) }
  }
}
