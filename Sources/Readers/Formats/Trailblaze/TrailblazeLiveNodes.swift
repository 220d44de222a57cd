import AccessibilityTree

/// Nodes of a Trailblaze driver that runs in the app's own process.
///
/// Source: block/trailblaze AndroidComposeHierarchyCollector.kt, AndroidViewHierarchyCollector.kt; androidx/androidx
/// AndroidComposeViewAccessibilityDelegateCompat.
struct TrailblazeLiveNodes<Screen: TrailblazeLiveScreen>: TrailblazeNodes {
  static var format: ExportFormat { Screen.format }
  static var driver: TrailblazeDriver { Screen.driver }

  private var tree = AndroidNodeBuilder(format: Screen.format)
  private var drafts: [Draft] = []

  /// What can only be judged together with other keys.
  private struct Draft {
    var isCompose = false
    var role = ""
    var className = LabelID.notExported
    /// The class that TalkBack gets in place of the view's own.
    var spokenClass = LabelID.notExported
    var editedText: LabelID?
    var isEdited = false
    var isDialog = false
    var amount: Double?
    var maximum: Double?
  }

  init() { tree.builder.carried = Screen.format.carries }

  mutating func openNode(level: Int, limits: ReadLimits) throws(ReadFault) -> Int {
    let index = try tree.builder.openNode(level: level, limits: limits)
    for property in [Property.clickable, .inputFocused, .selected, .password, .scrollable, .checkable, .checked] {
      tree.builder.state(property, false, of: index)
    }
    tree.builder.state(.enabled, true, of: index)
    drafts.append(Draft())
    return index
  }

  mutating func closeNode() { tree.builder.closeNode() }

  mutating func stateMeta(_ capture: TrailblazeCapture) {
    capture.apply(to: &tree.builder.meta)
    // Compose also runs on the desktop. Only properties that Android alone writes, and the device, show which it is.
    let isAndroid = Screen.driver == .androidView || tree.builder.carried.contains(.nativeClass)
    tree.builder.meta.platform = isAndroid ? .android : capture.platform
  }

  mutating func stateBounds(_ edges: InlineArray<4, Double>, of index: Int) {
    tree.builder[index].bounds = Rect(
      left: Float(edges[0]), top: Float(edges[1]), right: Float(edges[2]), bottom: Float(edges[3]))
  }

  mutating func readDetail(_ json: inout JSONCursor, of index: Int) throws(ReadFault) {
    let keys = TrailblazeComposeKey.table
    try json.enter()
    while let item = try json.next(keys.table) {
      guard let key = keys[item.key] else { continue }
      if key == .driver { try TrailblazeDriver.check(item, isOneOf: [Screen.driver, .compose]) }
      if let property = key.property {
        state(property, item, of: index)
      } else {
        read(key, item, of: index)
      }
    }
  }

  private mutating func state(_ property: Property, _ item: JSONItem, of index: Int) {
    if !property.isFlag {
      tree.builder.state(property, tree.builder.intern(item.bytes), of: index)
    } else if let flag = item.flag {
      tree.builder.state(property, flag, of: index)
    }
  }

  private mutating func read(_ key: TrailblazeComposeKey, _ item: JSONItem, of index: Int) {
    switch key {
    case .driver: drafts[index].isCompose = item.text == TrailblazeDriver.compose.rawValue
    case .role: drafts[index].role = item.text
    case .className: drafts[index].className = tree.builder.intern(item.bytes)
    case .accessibilityClassName:
      drafts[index].spokenClass = tree.builder.intern(item.bytes)
      tree.builder.carried.insert(.nativeClass)
    case .editableText where item.isString: drafts[index].editedText = tree.builder.intern(item.bytes)
    case .hasSetTextAction: drafts[index].isEdited = item.flag ?? false
    case .isDialog: drafts[index].isDialog = item.flag ?? false
    case .progressValue: drafts[index].amount = item.number
    case .progressMax: drafts[index].maximum = item.number
    case .isChecked: if let flag = item.flag { stateChecked(flag, of: index) }
    case .toggleableState where item.isString:
      stateChecked(item.text == "On", of: index)
      if item.text == "Indeterminate" { tree.builder.state(.mixed, true, of: index) }
    default: break
    }
  }

  private mutating func stateChecked(_ isChecked: Bool, of index: Int) {
    tree.builder.state(.checkable, true, of: index)
    tree.builder.state(.checked, isChecked, of: index)
  }

  mutating func finish() -> ReadTree {
    let newer = [Property.heading, .longClickable].filter(tree.builder.carried.contains)
    for index in drafts.indices {
      if drafts[index].isCompose { settleCompose(index, newer) } else { settleView(index) }
    }
    return tree.finish(textIsRange: false)
  }

  private mutating func settleCompose(_ index: Int, _ newer: [Property]) {
    let draft = drafts[index]
    if draft.spokenClass.isText { tree.builder.state(.nativeClass, draft.spokenClass, of: index) }
    for property in newer where !tree.builder[index].isKnown(property) {
      tree.builder.state(property, false, of: index)
    }
    if draft.isEdited || draft.editedText != nil { tree.builder.state(.editable, true, of: index) }
    if let text = draft.editedText { tree.builder.state(.text, text, of: index) }
    if let amount = draft.amount {
      tree.stateRange(minimum: nil, maximum: draft.maximum, current: amount, of: index)
    }
    tree.builder[index].role = TrailblazeComposeRoles.role(of: draft.role) ?? role(of: index, draft)
    // Compose's radio buttons are `selected`, which Android exposes as checked.
    if tree.builder[index].role == .radioButton { stateChecked(tree.builder[index].isOn(.selected), of: index) }
  }

  /// What a node without a role of its own is.
  private func role(of index: Int, _ draft: Draft) -> Role {
    if tree.builder[index].isOn(.editable) { return .textField }
    if draft.isDialog { return .dialog }
    if draft.amount != nil { return .progressBar }
    return tree.builder[index].text(.text).isText ? .text : .other
  }

  private mutating func settleView(_ index: Int) {
    tree.stateClass(drafts[index].spokenClass.isText ? drafts[index].spokenClass : drafts[index].className, of: index)
    tree.builder.state(.visible, true, of: index)
    for property in [Property.focusable, .editable] where !tree.builder[index].isKnown(property) {
      tree.builder.state(property, false, of: index)
    }
  }
}
