import AccessibilityTree

/// Android's nodes as Maestro says them: those of uiautomator, less what its flows do not ask for.
///
/// Source: mobile-dev-inc/maestro maestro-android ViewHierarchy.kt, maestro-client AndroidDriver.kt, mapHierarchy.
struct MaestroAndroidNodes: MaestroNodes {
  /// What every export of these nodes says; the others know more or less of them.
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
    // Only newer versions know of hints, so that none may mean nothing.
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

  /// The dump leaves out what is not on screen, except below a web view, which it takes whole.
  private mutating func stateVisible() {
    var end = 0
    for index in 0..<builder.count {
      if index >= end { builder.state(.visible, true, of: index) }
      if builder[index].role == .webView { end = max(end, Int(builder[index].subtreeEnd)) }
    }
  }
}
