import AccessibilityTree

/// One view of a DroidBot state, before its place in the tree is known.
struct DroidBotView: NumberedView {
  private(set) var children: [Int] = []
  private var flags: [(Property, Bool)] = []
  private var texts: [(Property, LabelID)] = []
  private var className = LabelID.notExported
  private var package = LabelID.notExported
  private var bounds = Rect(x: .nan, y: .nan, width: 0, height: 0)

  /// The properties that every view states.
  static let carries: PropertySet = [
    .role, .nativeClass, .label, .text, .identifier, .owner, .bounds, .checkable, .checked, .clickable, .enabled,
    .focusable, .inputFocused, .scrollable, .longClickable, .selected, .visible,
  ]
  /// The properties that views state in some versions.
  static let carriesIfSeen: PropertySet = [.password, .editable]
  /// Notes about views, in every format that contains them.
  static let notes = [
    "Views that are not on screen are in the file, marked as not visible.",
    "Has no hint, state description, live region, heading, collection or range: rules about them answer *cannot tell*.",
  ]

  /// A view without any statement, so that the numbers of the others stay right.
  init() {}

  private enum Key: String, KnownKeys {
    case package, text, visible, enabled, checkable, checked, clickable, editable, focusable, focused, scrollable
    case selected, bounds, children
    case className = "class"
    case identifier = "resource_id"
    case label = "content_description"
    case longClickable = "long_clickable"
    case password = "is_password"

    static let table = NumberedKeys<Key>()
  }

  /// Reads the object that the cursor has returned but not entered.
  init(_ json: inout JSONCursor, _ builder: inout SnapshotBuilder) throws(ReadFault) {
    flags.reserveCapacity(12)
    texts.reserveCapacity(3)
    try json.enter()
    let keys = Key.table
    while let item = try json.next(keys.table) {
      switch keys[item.key] {
      case .className: className = builder.intern(item.bytes)
      case .package: package = builder.intern(item.bytes)
      case .text: texts.append((.text, builder.intern(item.bytes)))
      case .label: texts.append((.label, builder.intern(item.bytes)))
      case .identifier: texts.append((.identifier, builder.intern(item.bytes)))
      case .visible: add(.visible, item)
      case .enabled: add(.enabled, item)
      case .checkable: add(.checkable, item)
      case .checked: add(.checked, item)
      case .clickable: add(.clickable, item)
      case .editable: add(.editable, item)
      case .focusable: add(.focusable, item)
      case .focused: add(.inputFocused, item)
      case .scrollable: add(.scrollable, item)
      case .selected: add(.selected, item)
      case .longClickable: add(.longClickable, item)
      case .password: add(.password, item)
      case .bounds where item.isArray: bounds = try BoundsList.edges(&json)
      case .children where item.isArray:
        try json.enter()
        while let child = try json.next() {
          if let number = child.number.flatMap(Int.init(exactly:)) { children.append(number) }
        }
      case .bounds, .children, nil: break
      }
    }
  }

  /// The views of the array that was returned but not entered, each at its number.
  static func list(
    _ json: inout JSONCursor, _ builder: inout SnapshotBuilder, limits: ReadLimits
  ) throws(ReadFault) -> [DroidBotView] {
    var views: [DroidBotView] = []
    try json.enter()
    while let view = try json.next() {
      if views.count >= limits.nodes { throw .tooManyNodes(limits) }
      views.append(view.isObject ? try DroidBotView(&json, &builder) : DroidBotView())
    }
    return views
  }

  func state(of index: Int, in tree: inout AndroidNodeBuilder) {
    for (property, value) in flags { tree.builder.state(property, value, of: index) }
    for (property, text) in texts { tree.builder.state(property, text, of: index) }
    if className.isText { tree.stateClass(className, of: index) }
    tree.stateOwner(package == .notExported ? .absent : package, of: index)
    tree.builder[index].bounds = bounds
  }

  private mutating func add(_ property: Property, _ item: JSONItem) {
    if let flag = item.flag { flags.append((property, flag)) }
  }
}
