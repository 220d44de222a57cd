import AccessibilityTree

/// Android's nodes as Maestro writes them: uiautomator's nodes without what its flows do not use.
///
/// Source: mobile-dev-inc/maestro maestro-android ViewHierarchy.kt, maestro-client AndroidDriver.kt, mapHierarchy.
struct MaestroAndroidNodes: MaestroNodes {
  /// The properties that every export of these nodes states.
  static let carries: PropertySet = [
    .role, .nativeClass, .label, .text, .identifier, .bounds, .clickable, .enabled, .inputFocused, .checked, .selected,
    .scrollable,
  ]

  private var tree: AndroidNodeBuilder

  init(format: ExportFormat) {
    tree = AndroidNodeBuilder(format: format)
    tree.builder.carried.formUnion([.role, .nativeClass])
  }

  var builder: SnapshotBuilder {
    get { tree.builder }
    _modify { yield &tree.builder }
  }

  mutating func state(_ attribute: MaestroAttribute, _ flag: Bool, of index: Int) {
    switch attribute {
    case .clickable: builder.state(.clickable, flag, of: index)
    case .enabled: builder.state(.enabled, flag, of: index)
    case .focused: builder.state(.inputFocused, flag, of: index)
    case .checked: builder.state(.checked, flag, of: index)
    case .selected: builder.state(.selected, flag, of: index)
    case .scrollable: builder.state(.scrollable, flag, of: index)
    case .focusable: builder.state(.focusable, flag, of: index)
    case .password: builder.state(.password, flag, of: index)
    case .visible: builder.state(.visible, flag, of: index)
    case .text, .value, .accessibilityText, .hintText, .bounds, .className, .identifier: break
    }
  }

  mutating func state(_ attribute: MaestroAttribute, _ text: LabelID, of index: Int) {
    switch attribute {
    case .text: builder.state(.text, text, of: index)
    case .accessibilityText: builder.state(.label, text, of: index)
    // Only newer versions know hints, so a missing one proves nothing.
    case .hintText where text.isText: builder.state(.placeholder, text, of: index)
    case .identifier: builder.state(.identifier, text, of: index)
    case .className: tree.stateClass(text, of: index)
    default: break
    }
  }

  mutating func finish() -> ReadTree {
    stateVisible()
    return tree.finish(textIsRange: false)
  }

  /// States what is visible. The dump leaves out nodes that are off screen, except below a web view, which it takes
  /// whole.
  private mutating func stateVisible() {
    var end = 0
    for index in 0..<builder.count {
      if index >= end { builder.state(.visible, true, of: index) }
      if builder[index].role == .webView { end = max(end, Int(builder[index].subtreeEnd)) }
    }
  }
}
