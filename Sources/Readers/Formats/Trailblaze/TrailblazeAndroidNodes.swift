import AccessibilityTree

/// Nodes of Trailblaze's driver that is an accessibility service.
///
/// Source: block/trailblaze trailblaze-models DriverNodeDetail.AndroidAccessibility; trailblaze-android
/// AccessibilityNodeInfo.toAccessibilityNode.
struct TrailblazeAndroidNodes: TrailblazeNodes {
  static let driver = TrailblazeDriver.androidAccessibility
  static let format = ExportFormat(
    name: "trailblaze-android", displayName: "Trailblaze, Android accessibility driver", platform: .android,
    howToExport: "`trailblazeNodeTree` of a waypoint's example file, or of a step's log in Trailblaze's `logs/`",
    carries: [
      .role, .nativeClass, .label, .text, .identifier, .owner, .bounds, .placeholder, .showingHint, .stateDescription,
      .paneTitle, .tooltip, .error, .labeledByText, .enabled, .clickable, .longClickable, .focusable, .inputFocused,
      .checkable, .checked, .selected, .editable, .scrollable, .password, .heading, .visible, .collection, .position,
      .range, .actions, .expanded,
    ],
    carriesIfSeen: [.roleDescription, .element, .hidden],
    notes: [
      "A missing key has its default: enabled and visible are on, everything else is off or absent.",
      "Older versions do not write importance, or leave out unimportant nodes; it counts once one node is unimportant.",
      "Has no live region, selection mode or `screenReaderFocusable`: rules about them answer *cannot tell*.",
      "`hint` of a field may be the text of its first child, as Compose shows placeholders.",
      "A label whose name is only a description is not found from the field that it labels.",
      "Parts of a custom-drawn view do not state their importance, so Android's defaults apply.",
      "A file that was copied from another waypoint keeps its tree but loses the screen's name and time.",
    ],
    improvements: [
      ExportFormat.Improvement("Use the newest Trailblaze", adds: [.roleDescription])
    ])

  private static let off: [Property] = [
    .showingHint, .clickable, .longClickable, .focusable, .inputFocused, .checkable, .checked, .selected, .editable,
    .scrollable, .password, .heading,
  ]
  private static let on: [Property] = [.enabled, .visible]

  private var tree = AndroidNodeBuilder(format: Self.format)
  /// For each node, whether it is important, whether a view draws it, and whether it has a range.
  private var drafts: [Draft] = []
  private var saysImportance = false

  private struct Draft {
    var isImportant = true
    var isView = false
    var hasRange = false
  }

  init() {
    tree.builder.carried = Self.format.carries
    tree.builder.facts = .holdsOutOfView
  }

  mutating func openNode(level: Int, limits: ReadLimits) throws(ReadFault) -> Int {
    let index = try tree.builder.openNode(level: level, limits: limits)
    for property in Self.off { tree.builder.state(property, false, of: index) }
    for property in Self.on { tree.builder.state(property, true, of: index) }
    drafts.append(Draft())
    return index
  }

  mutating func closeNode() { tree.builder.closeNode() }

  mutating func stateBounds(_ edges: InlineArray<4, Double>, of index: Int) {
    tree.builder[index].bounds = Rect(
      left: Float(edges[0]), top: Float(edges[1]), right: Float(edges[2]), bottom: Float(edges[3]))
  }

  mutating func stateMeta(_ capture: TrailblazeCapture) { capture.apply(to: &tree.builder.meta) }

  mutating func readDetail(_ json: inout JSONCursor, of index: Int) throws(ReadFault) {
    let keys = TrailblazeAndroidKey.table
    try json.enter()
    while let item = try json.next(keys.table) {
      guard let key = keys[item.key] else { continue }
      if let property = key.property {
        if property.isFlag {
          if let flag = item.flag { tree.builder.state(property, flag, of: index) }
        } else {
          tree.builder.state(property, tree.builder.intern(item.bytes), of: index)
        }
        continue
      }
      switch key {
      case .driver: try TrailblazeDriver.check(item, isOneOf: [.androidAccessibility])
      case .className: tree.stateClass(tree.builder.intern(item.bytes), of: index)
      case .packageName: tree.stateOwner(tree.builder.intern(item.bytes), of: index)
      case .isImportantForAccessibility:
        drafts[index].isImportant = item.flag ?? true
        saysImportance = true
      case .drawingOrder: drafts[index].isView = true
      case .actions where item.isArray:
        let actions = try TrailblazeActions(&json)
        for state in actions.states { tree.builder.state(state.property, state.isOn, of: index) }
        if !actions.own.isEmpty { tree.builder.changeExtras(of: index) { $0.actions = actions.own } }
      case .collectionInfo where item.isObject:
        let shape = try TrailblazeNumbers.collection(&json)
        tree.stateCollection(rows: Int(exactly: shape[0]), columns: Int(exactly: shape[1]), of: index)
      case .collectionItemInfo where item.isObject:
        let place = try TrailblazeNumbers.item(&json)
        tree.stateItem(row: Int(exactly: place[0]) ?? -1, column: Int(exactly: place[1]) ?? -1, of: index)
      case .rangeInfo where item.isObject:
        let range = try TrailblazeNumbers.range(&json)
        tree.stateRange(minimum: range[0], maximum: range[1], current: range[2], of: index)
        drafts[index].hasRange = true
      default: break
      }
    }
  }

  mutating func finish() -> ReadTree {
    for index in drafts.indices where !drafts[index].hasRange && tree.builder[index].role == .progressBar {
      // A progress bar says its range unless it has none.
      tree.builder[index].role = .loadingIcon
    }
    if saysImportance { settleImportance() }
    return tree.finish(textIsRange: false)
  }

  /// Settles importance. A node that Compose or a view itself draws has no drawing order, and may never have said
  /// whether it is important; TalkBack uses it anyway.
  private mutating func settleImportance() {
    for index in drafts.indices where drafts[index].isImportant || drafts[index].isView || index == 0 {
      tree.builder.state(.element, drafts[index].isImportant, of: index)
    }
    tree.settleHidden()
  }
}
