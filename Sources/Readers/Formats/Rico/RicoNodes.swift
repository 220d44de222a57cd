import AccessibilityTree

/// Reads the views of a Rico hierarchy.
///
/// `package` comes from the resource name (“android” for `android:id/button1`), so it does not show who owns the view.
struct RicoNodes {
  var tree: AndroidNodeBuilder
  /// Names of classes above a view, apart from the labels, because no node has them as a text.
  private var classes = Labels()
  /// By the number in `classes`.
  private var kinds = LabelTable<RicoClass>()
  /// By the number of the class name among the labels.
  private var ownKinds = LabelTable<RicoClass>()
  /// Whether each view says that it can be clicked and focused.
  private var operable: [(clickable: Bool?, focusable: Bool?)] = []
  private var listViews: Set<Int32> = []

  init(format: ExportFormat) {
    tree = AndroidNodeBuilder(format: format)
    // The views of a window as their parents draw them.
    tree.builder.facts = [.holdsOutOfView, .inDrawingOrder]
  }

  private enum Key: String, KnownKeys {
    case text, bounds, visibility, enabled, clickable, focusable, focused, selected, ancestors, children
    case className = "class"
    case identifier = "resource-id"
    case label = "content-desc"
    case hint = "text-hint"
    case isOnScreen = "visible-to-user"
    case longClickable = "long-clickable"
    case scrollsAcross = "scrollable-horizontal"
    case scrollsDown = "scrollable-vertical"

    static let table = NumberedKeys<Key>()
  }

  /// Values that only several keys together decide.
  private struct Pending {
    var inherited = RicoClass()
    var isShown: Bool?
    var isOnScreen: Bool?
    var scrolls: Bool?
  }

  /// Reads the view whose object was returned but not entered, and those below it.
  mutating func read(_ json: inout JSONCursor, level: Int, limits: ReadLimits) throws(ReadFault) {
    let index = try tree.builder.openNode(level: level, limits: limits)
    var pending = Pending()
    operable.append((nil, nil))
    try json.enter()
    let keys = Key.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .text: tree.builder.state(.text, tree.builder.intern(item.bytes), of: index)
      case .identifier: tree.builder.state(.identifier, tree.builder.intern(item.bytes), of: index)
      case .hint: tree.builder.state(.placeholder, tree.builder.intern(item.bytes), of: index)
      case .className: tree.builder.state(.nativeClass, tree.builder.intern(item.bytes), of: index)
      case .label where item.isArray: try readLabel(&json, of: index)
      case .label: tree.builder.state(.label, tree.builder.intern(item.bytes), of: index)
      case .bounds where item.isArray: tree.builder[index].bounds = try BoundsList.edges(&json)
      case .enabled: state(.enabled, item, of: index)
      case .clickable: operable[index].clickable = item.flag
      case .longClickable: state(.longClickable, item, of: index)
      case .focusable: operable[index].focusable = item.flag
      case .focused: state(.inputFocused, item, of: index)
      case .selected: state(.selected, item, of: index)
      case .visibility: pending.isShown = item.string.map { $0 == "visible" }
      case .isOnScreen: pending.isOnScreen = item.flag
      case .scrollsAcross, .scrollsDown: if let flag = item.flag { pending.scrolls = flag || pending.scrolls == true }
      case .ancestors where item.isArray: pending.inherited = try readAncestors(&json)
      case .children where item.isArray:
        try json.enter()
        // A child that disappeared during the capture is null.
        while let child = try json.next() {
          if child.isObject { try read(&json, level: level + 1, limits: limits) }
        }
      case .bounds, .ancestors, .children, nil: break
      }
    }
    settle(pending, of: index)
    tree.builder.closeNode()
  }

  private mutating func settle(_ pending: Pending, of index: Int) {
    if let scrolls = pending.scrolls { tree.builder.state(.scrollable, scrolls, of: index) }
    if pending.isShown == false || pending.isOnScreen == false {
      tree.builder.state(.visible, false, of: index)
    } else if pending.isOnScreen == true {
      tree.builder.state(.visible, true, of: index)
    }
    let name = tree.builder[index].text(.nativeClass)
    guard name.isText else { return }
    let own = ownKinds.value(of: name) { RicoClass(tree.builder.labels[name] ?? "") }
    let kind = own.inheriting(pending.inherited)
    tree.builder[index].role = kind.role
    if kind.isListView { listViews.insert(Int32(index)) }
    if kind.drawsItself(isLeaf: tree.builder.count == index + 1) { tree.builder.cutBelow(index) }
  }

  /// The tree, once every view is read.
  ///
  /// A ListView says that it can be clicked, and its rows that they cannot. For TalkBack it is the other way round,
  /// except for header rows, which the views do not distinguish.
  ///
  /// Source: AOSP, AbsListView.onInitializeAccessibilityNodeInfoInternal, ListItemAccessibilityDelegate.
  mutating func finish() -> ReadTree {
    for (index, says) in operable.enumerated() where !listViews.contains(tree.builder[index].parent) {
      let isListView = listViews.contains(Int32(index))
      if let flag = says.clickable { tree.builder.state(.clickable, flag && !isListView, of: index) }
      if let flag = says.focusable { tree.builder.state(.focusable, flag, of: index) }
    }
    stateShownHints()
    return tree.finish(textIsRange: false)
  }

  /// States the hints of empty fields as their texts. The views have what is typed and the hint separately.
  ///
  /// Source: AOSP TextView.java, getTextForAccessibility.
  private mutating func stateShownHints() {
    for index in 0..<tree.builder.count where tree.builder[index].text(.placeholder).isText {
      let isEmpty = !tree.builder[index].text(.text).isText
      if isEmpty { tree.builder.state(.text, tree.builder[index].text(.placeholder), of: index) }
      tree.builder.state(.showingHint, isEmpty, of: index)
    }
  }

  private mutating func state(_ property: Property, _ item: JSONItem, of index: Int) {
    if let flag = item.flag { tree.builder.state(property, flag, of: index) }
  }

  /// `[null]`, or one description.
  private mutating func readLabel(_ json: inout JSONCursor, of index: Int) throws(ReadFault) {
    var label = LabelID.absent
    try json.enter()
    while let item = try json.next() {
      if !label.isText { label = tree.builder.intern(item.bytes) }
    }
    tree.builder.state(.label, label, of: index)
  }

  /// What the superclasses show, the nearest first.
  private mutating func readAncestors(_ json: inout JSONCursor) throws(ReadFault) -> RicoClass {
    var kind = RicoClass()
    var isFirst = true
    try json.enter()
    while let item = try json.next() {
      let next = kinds.value(of: classes.intern(item.bytes)) { RicoClass(item.text) }
      kind = isFirst ? next : kind.inheriting(next)
      isFirst = false
    }
    return kind
  }
}
