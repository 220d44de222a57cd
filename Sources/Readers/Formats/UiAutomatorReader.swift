import AccessibilityTree

/// `uiautomator dump`, the platform's and androidx's.
///
/// Source: AOSP and androidx AccessibilityNodeInfoDumper.java.
struct UiAutomatorReader: XMLSnapshotReader {
  let format = ExportFormat(
    name: "uiautomator-xml", displayName: "uiautomator XML", platform: .android,
    howToExport: "`adb exec-out uiautomator dump /dev/tty > screen.xml`",
    carries: [
      .role, .nativeClass, .label, .text, .identifier, .owner, .bounds, .checkable, .checked, .clickable, .enabled,
      .focusable, .inputFocused, .scrollable, .longClickable, .password, .selected, .visible,
    ],
    carriesIfSeen: [.placeholder, .showingHint],
    notes: [
      "What is not on screen is left out, so every node counts as visible.",
      "Carries no state description, live region, heading, collection or range: rules that need them cannot tell.",
      "A progress bar counts as one with an amount, because the dump cannot say whether it has one.",
    ])

  let signature = XMLSignature(roots: ["hierarchy"], child: .named("node"))

  private enum Key: String, KnownKeys {
    case text, package, checkable, checked, clickable, enabled, focusable, focused, scrollable, password, selected
    case bounds, hint
    case identifier = "resource-id"
    case className = "class"
    case label = "content-desc"
    case longClickable = "long-clickable"
    case visible = "visible-to-user"

    static let table = NumberedKeys<Key>()
  }

  func read(_ xml: inout XMLCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var tree = AndroidNodeBuilder(format: format)
    while let step = try xml.next() {
      switch step {
      case .open where xml.name.elementsEqual("node".utf8):
        // The root is `hierarchy`, so the first node is the second element.
        let index = try tree.builder.openNode(level: xml.depth - 2, limits: limits)
        readAttributes(&xml, &tree, index)
      case .open:
        if xml.depth > 1 { throw ReadFault(.malformed, "an element of `hierarchy` is no `node`", at: xml.offset) }
      case .close: tree.builder.closeNode()
      }
    }
    return tree.finish(textIsRange: false, defaultOn: [.visible])
  }

  private func readAttributes(_ xml: inout XMLCursor, _ tree: inout AndroidNodeBuilder, _ index: Int) {
    let keys = Key.table
    xml.forEachAttribute { name, value in
      switch keys[keys.table.number(of: name)] {
      case .text: tree.builder.state(.text, tree.builder.intern(value), of: index)
      case .label: tree.builder.state(.label, tree.builder.intern(value), of: index)
      case .identifier: tree.builder.state(.identifier, tree.builder.intern(value), of: index)
      case .hint: tree.builder.state(.placeholder, tree.builder.intern(value), of: index)
      case .className: tree.stateClass(tree.builder.intern(value), of: index)
      case .package: tree.stateOwner(tree.builder.intern(value), of: index)
      case .bounds: if let rect = BoundsText.edges(value) { tree.builder[index].bounds = rect }
      case .checkable: tree.builder.state(.checkable, value, of: index)
      case .checked: tree.builder.state(.checked, value, of: index)
      case .clickable: tree.builder.state(.clickable, value, of: index)
      case .enabled: tree.builder.state(.enabled, value, of: index)
      case .focusable: tree.builder.state(.focusable, value, of: index)
      case .focused: tree.builder.state(.inputFocused, value, of: index)
      case .scrollable: tree.builder.state(.scrollable, value, of: index)
      case .longClickable: tree.builder.state(.longClickable, value, of: index)
      case .password: tree.builder.state(.password, value, of: index)
      case .selected: tree.builder.state(.selected, value, of: index)
      case .visible: tree.builder.state(.visible, value, of: index)
      case nil: break
      }
    }
  }
}

extension SnapshotBuilder {
  /// States a yes-or-no property from “true” or “false”; anything else states nothing.
  mutating func state(_ property: Property, _ value: UnsafeBufferPointer<UInt8>, of index: Int) {
    if let flag = JSONItem.flag(value) { state(property, flag, of: index) }
  }
}
