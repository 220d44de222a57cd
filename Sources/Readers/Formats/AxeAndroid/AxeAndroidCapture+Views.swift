import AccessibilityTree

/// The views of an axe-android context.
///
/// Source: dequelabs/axe-android AxeView.java, AxeRect.java; microsoft/accessibility-insights-for-android-service
/// NodeViewBuilder.java.
extension AxeAndroidCapture {
  private enum ViewKey: String, KnownKeys {
    case axeViewId, boundsInScreen, className, contentDescription, isClickable, isEnabled, isImportantForAccessibility
    case isVisibleToUser, labeledBy, text, hintText, viewIdResourceName, children

    static let table = NumberedKeys<ViewKey>()
  }

  /// Reads the view whose object the cursor has returned but not entered, with everything below it.
  mutating func readView(_ json: inout JSONCursor, level: Int) throws(ReadFault) {
    let index = try tree.builder.openNode(level: level, limits: limits)
    try json.enter()
    let keys = ViewKey.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .axeViewId where !item.isNull: verdicts.note(item.bytes, node: index)
      case .className: stateClass(tree.builder.intern(item.bytes), of: index)
      case .contentDescription: tree.builder.state(.label, tree.builder.intern(item.bytes), of: index)
      case .text: tree.builder.state(.text, tree.builder.intern(item.bytes), of: index)
      case .hintText: tree.builder.state(.placeholder, tree.builder.intern(item.bytes), of: index)
      case .viewIdResourceName: tree.builder.state(.identifier, tree.builder.intern(item.bytes), of: index)
      case .isClickable: state(.clickable, item, of: index)
      case .isEnabled: state(.enabled, item, of: index)
      case .isVisibleToUser: state(.visible, item, of: index)
      case .isImportantForAccessibility: state(.element, item, of: index)
      case .boundsInScreen where item.isObject: try readBounds(&json, of: index)
      case .labeledBy:
        let label = item.isObject ? try readLabel(&json) : .absent
        tree.builder.state(.labeledByText, label, of: index)
      case .children where item.isArray:
        try json.enter()
        while let child = try json.next() {
          if child.isObject { try readView(&json, level: level + 1) }
        }
      case .axeViewId, .boundsInScreen, .children, nil: break
      }
    }
    tree.builder.closeNode()
  }

  private mutating func stateClass(_ name: LabelID, of index: Int) {
    tree.stateClass(name == unnamedClass ? .absent : name, of: index)
  }

  private mutating func state(_ property: Property, _ item: JSONItem, of index: Int) {
    if let flag = item.flag { tree.builder.state(property, flag, of: index) }
  }

  /// Reads the label, which is a view with everything below it. TalkBack uses its description, else its text.
  private mutating func readLabel(_ json: inout JSONCursor) throws(ReadFault) -> LabelID {
    var (description, text) = (LabelID.absent, LabelID.absent)
    try json.enter()
    let keys = ViewKey.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .contentDescription: description = tree.builder.intern(item.bytes)
      case .text: text = tree.builder.intern(item.bytes)
      default: break
      }
    }
    return description.isText ? description : text
  }

  private enum EdgeKey: String, KnownKeys {
    // In the order in which a rectangle takes them.
    case left, top, right, bottom

    static let table = NumberedKeys<EdgeKey>()
  }

  private mutating func readBounds(_ json: inout JSONCursor, of index: Int) throws(ReadFault) {
    var edges: InlineArray<4, Double> = [.nan, .nan, .nan, .nan]
    if try !json.enter(EdgeKey.table.table, numbers: &edges) {
      while let item = try json.next(EdgeKey.table.table) {
        if item.key >= 0, let number = item.number { edges[item.key] = number }
      }
    }
    tree.builder.carried.insert(.bounds)
    tree.builder[index].bounds = Rect(
      left: Float(edges[0]), top: Float(edges[1]), right: Float(edges[2]), bottom: Float(edges[3]))
  }
}
