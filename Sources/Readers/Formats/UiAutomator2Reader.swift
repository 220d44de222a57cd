import AccessibilityTree

/// Appium's page source on Android.
///
/// Source: appium/appium-uiautomator2-server Attribute.java, UiElementSnapshot.java, AxNodeInfoHelper.java.
struct UiAutomator2Reader: XMLSnapshotReader {
  let format = ExportFormat(
    name: "uiautomator2-xml", displayName: "Appium UiAutomator2 XML", platform: .android,
    howToExport: "`driver.page_source` of Appium's UiAutomator2 driver",
    carries: [
      .role, .nativeClass, .label, .text, .identifier, .owner, .bounds, .checkable, .checked, .clickable, .enabled,
      .focusable, .inputFocused, .scrollable, .longClickable, .password, .selected, .visible,
    ],
    carriesIfSeen: [
      .placeholder, .showingHint, .liveRegion, .heading, .paneTitle, .tooltip, .error, .element, .hidden,
      .screenReaderFocusable, .screenReaderFocused, .range,
    ],
    notes: [
      "Live region, heading, pane title and importance are written by servers of January 2025 and later.",
      "`text` of a progress bar or slider is its amount; a progress bar without one is a loading icon.",
      "Carries no state description and no place in a collection.",
    ])

  let signature = XMLSignature(roots: ["hierarchy"], child: .notNamed("node"))

  private enum Key: String, KnownKeys {
    case text, package, checkable, checked, clickable, enabled, focusable, focused, scrollable, password, selected
    case bounds, hint, displayed, heading, error
    case identifier = "resource-id"
    case className = "class"
    case label = "content-desc"
    case longClickable = "long-clickable"
    case important = "a11y-important"
    case screenReaderFocusable = "screen-reader-focusable"
    case screenReaderFocused = "a11y-focused"
    case showingHint = "showing-hint"
    case liveRegion = "live-region"
    case paneTitle = "pane-title"
    case tooltip = "tooltip-text"

    static let table = NumberedKeys<Key>()
  }

  func read(_ xml: inout XMLCursor, limits: ReadLimits) throws(ReadFault) -> ReadTree {
    var tree = AndroidNodeBuilder(format: format)
    while let step = try xml.next() {
      switch step {
      case .open where xml.depth == 1: break
      case .open:
        let index = try tree.builder.openNode(level: xml.depth - 2, limits: limits)
        let name = tree.builder.intern(xml.name)
        tree.stateClass(name, of: index)
        readAttributes(&xml, &tree, index)
      case .close: tree.builder.closeNode()
      }
    }
    return tree.finish(textIsRange: true)
  }

  private func readAttributes(_ xml: inout XMLCursor, _ tree: inout AndroidNodeBuilder, _ index: Int) {
    let keys = Key.table
    xml.forEachAttribute { name, value in
      switch keys[keys.table.number(of: name)] {
      case .text: tree.builder.state(.text, tree.builder.intern(value), of: index)
      case .label: tree.builder.state(.label, tree.builder.intern(value), of: index)
      case .identifier: tree.builder.state(.identifier, tree.builder.intern(value), of: index)
      case .hint: tree.builder.state(.placeholder, tree.builder.intern(value), of: index)
      case .paneTitle: tree.builder.state(.paneTitle, tree.builder.intern(value), of: index)
      case .tooltip: tree.builder.state(.tooltip, tree.builder.intern(value), of: index)
      case .error: tree.builder.state(.error, tree.builder.intern(value), of: index)
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
      case .displayed: tree.builder.state(.visible, value, of: index)
      case .heading: tree.builder.state(.heading, value, of: index)
      case .showingHint: tree.builder.state(.showingHint, value, of: index)
      case .screenReaderFocusable: tree.builder.state(.screenReaderFocusable, value, of: index)
      case .screenReaderFocused: tree.builder.state(.screenReaderFocused, value, of: index)
      case .important: tree.builder.state(.element, value, of: index)
      case .liveRegion: stateLiveRegion(value, &tree, index)
      case nil: break
      }
    }
    stateHidden(&tree, index)
  }

  private func stateLiveRegion(_ value: UnsafeBufferPointer<UInt8>, _ tree: inout AndroidNodeBuilder, _ index: Int) {
    guard let number = UInt8(String(decoding: value, as: UTF8.self)), let region = LiveRegion(rawValue: number) else {
      return
    }
    tree.builder.carried.insert(.liveRegion)
    if region != .none { tree.builder.changeExtras(of: index) { $0.liveRegion = region } }
  }

  /// Android counts whatever can be operated as important, unless the app says no. A plain view that is not important may
  /// be so of its own accord, so that says nothing.
  private func stateHidden(_ tree: inout AndroidNodeBuilder, _ index: Int) {
    guard case .exposed(let isImportant) = tree.builder[index].flag(.element) else { return }
    let isOperable = [Property.clickable, .longClickable, .focusable].contains {
      tree.builder[index].isOn($0)
    }
    if isImportant { tree.builder.state(.hidden, false, of: index) }
    if !isImportant, isOperable { tree.builder.state(.hidden, true, of: index) }
  }
}
