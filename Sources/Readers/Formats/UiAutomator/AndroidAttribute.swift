import AccessibilityTree

/// The attributes that uiautomator and Appium write of a node; both take them from AccessibilityNodeInfo.
enum AndroidAttribute: String, KnownKeys {
  case text, package, checkable, checked, clickable, enabled, focusable, focused, scrollable, password, selected
  case bounds, hint, displayed, heading, error, extras
  case notFriendly = "NAF"
  case visible = "visible-to-user"
  case identifier = "resource-id"
  case className = "class"
  case label = "content-desc"
  case longClickable = "long-clickable"
  case important = "a11y-important"
  case drawingOrder = "drawing-order"
  case screenReaderFocusable = "screen-reader-focusable"
  case screenReaderFocused = "a11y-focused"
  case showingHint = "showing-hint"
  case liveRegion = "live-region"
  case paneTitle = "pane-title"
  case tooltip = "tooltip-text"

  static let table = NumberedKeys<AndroidAttribute>()
}

extension AndroidNodeBuilder {
  /// States every attribute of the element that the cursor is at.
  mutating func stateAttributes(_ xml: inout XMLCursor, of index: Int) {
    var isImportant: Bool?
    var isVirtual = false
    xml.forEachAttribute(AndroidAttribute.table) { key, value in
      switch key {
      case .important: isImportant = JSONItem.flag(value)
      case .drawingOrder: isVirtual = value.elementsEqual("0".utf8)
      default: state(key, value, of: index)
      }
    }
    // A node that Compose or a view itself draws has no drawing order, and may never have said whether it is important;
    // TalkBack uses it anyway.
    if let isImportant, isImportant || !isVirtual { builder.state(.element, isImportant, of: index) }
  }

  private mutating func state(_ attribute: AndroidAttribute, _ value: UnsafeBufferPointer<UInt8>, of index: Int) {
    switch attribute {
    case .text: builder.state(.text, builder.intern(value), of: index)
    case .label: builder.state(.label, builder.intern(value), of: index)
    case .identifier: builder.state(.identifier, builder.intern(value), of: index)
    case .hint: builder.state(.placeholder, builder.intern(value), of: index)
    case .paneTitle: builder.state(.paneTitle, builder.intern(value), of: index)
    case .tooltip: builder.state(.tooltip, builder.intern(value), of: index)
    case .error: builder.state(.error, builder.intern(value), of: index)
    case .className: stateClass(builder.intern(value), of: index)
    case .package: stateOwner(builder.intern(value), of: index)
    case .bounds: if let rect = BoundsText.edges(value) { builder[index].bounds = rect }
    case .checkable: builder.state(.checkable, value, of: index)
    case .checked: builder.state(.checked, value, of: index)
    case .clickable: builder.state(.clickable, value, of: index)
    case .enabled: builder.state(.enabled, value, of: index)
    case .focusable: builder.state(.focusable, value, of: index)
    case .focused: builder.state(.inputFocused, value, of: index)
    case .scrollable: builder.state(.scrollable, value, of: index)
    case .longClickable: builder.state(.longClickable, value, of: index)
    case .password: builder.state(.password, value, of: index)
    case .selected: builder.state(.selected, value, of: index)
    case .displayed, .visible: builder.state(.visible, value, of: index)
    case .heading: builder.state(.heading, value, of: index)
    case .showingHint: builder.state(.showingHint, value, of: index)
    case .screenReaderFocusable: builder.state(.screenReaderFocusable, value, of: index)
    case .screenReaderFocused: builder.state(.screenReaderFocused, value, of: index)
    case .notFriendly where JSONItem.flag(value) == true:
      // “Not accessibility friendly”: enabled, clickable, and no text or description on it or below.
      builder.verdicts.append(Verdict(tool: "uiautomator", check: "NAF", outcome: .failed, node: index))
    case .notFriendly: break
    case .extras: stateExtras(value, of: index)
    case .important, .drawingOrder: break
    case .liveRegion: if let number = Int(String(decoding: value, as: UTF8.self)) { stateLiveRegion(number, of: index) }
    }
  }
}

extension AndroidNodeBuilder {
  /// States what apps and androidx put into the extras.
  ///
  /// If extras are written, a role description that is not in them does not exist. What newer versions of Android have a
  /// place of their own for is in the extras of older ones only.
  private mutating func stateExtras(_ extras: UnsafeBufferPointer<UInt8>, of index: Int) {
    builder.carried.insert(.roleDescription)
    perNode.insert(.stateDescription)
    for (key, text) in AndroidExtras.texts(extras, separator: ";") {
      guard key != .testTag || !builder[index].text(.identifier).isText else { continue }
      if let property = key.property {
        builder.state(property, builder.intern(text), of: index)
      } else {
        builder.changeExtras(of: index) { $0.hasLinks = true }
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
