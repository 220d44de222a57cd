/// The tree of the Mobilerun portal with `filter=false`.
///
/// Source: droidrun/droidrun-portal 623a1d89: app/src/main/java/com/mobilerun/portal/core/AccessibilityTreeBuilder.kt,
/// on Android 14. Null texts are written as empty ones.
struct MobilerunWriter: ExportWriter {
  let format = "mobilerun"
  let platforms: [TruthPlatform] = [.android]

  func export(_ screen: TruthScreen) -> String? { node(screen.root, screen).rendered }

  private func node(_ node: TruthNode, _ screen: TruthScreen) -> JSON {
    let frame: JSON = .object([
      ("left", .int(node.frame.x)), ("top", .int(node.frame.y)), ("right", .int(node.frame.right)),
      ("bottom", .int(node.frame.bottom)),
    ])
    var pairs: [(String, JSON)] = [
      ("resourceId", .text(node.resourceName(in: screen.app) ?? "")), ("className", .text(node.className)),
      ("packageName", .text(screen.app)),
    ]
    pairs += Self.texts.map { ($0, .text(node.text($1) ?? "")) }
    pairs += [("boundsInScreen", frame), ("boundsInParent", frame)]
    pairs += Self.flags.map { name, field in
      (name, .bool(field == "important" ? node.isImportant : node.isOn(field, unlessStated: Self.isOnByDefault(field))))
    }
    pairs += [
      ("inputType", .int(0)), ("liveRegion", .int(node.liveRegion)), ("windowId", .int(12)),
      ("drawingOrder", .int(node.isView ? 1 : 0)),
      ("maxTextLength", .int(-1)), ("childCount", .int(node.children.count)),
      ("actionCount", .int(node.androidActions.count)),
    ]
    pairs += shapes(of: node)
    if let role = node.text("roleDescription") {
      pairs.append(("extras", .object([("AccessibilityNodeInfo.roleDescription", .text(role))])))
    }
    let actions = node.androidActions.map { name in
      JSON.object([("id", .int(Self.ids[name] ?? 0)), ("label", .text("")), ("name", .text(name))])
    }
    pairs.append(("actionList", .array(actions)))
    if node.text("labelFor") != nil { pairs.append(("hasLabelFor", .bool(true))) }
    if screen.label(of: node) != nil { pairs.append(("hasLabeledBy", .bool(true))) }
    pairs.append(("children", .array(node.children.map { self.node($0, screen) })))
    return .object(pairs)
  }

  private func shapes(of node: TruthNode) -> [(String, JSON)] {
    var pairs: [(String, JSON)] = []
    if let range = node.range {
      let ends: [(String, JSON)] = [
        ("type", .int(1)), ("min", .number(range.minimum)), ("max", .number(range.maximum)),
        ("current", .number(range.current)),
      ]
      pairs.append(("rangeInfo", .object(ends)))
    }
    if let collection = node.collection {
      let shape: [(String, JSON)] = [
        ("rowCount", .int(collection.rows)), ("columnCount", .int(collection.columns)),
        ("isHierarchical", .bool(false)),
        ("selectionMode", .int(collection.mode)),
      ]
      pairs.append(("collectionInfo", .object(shape)))
    }
    if let item = node.item {
      let place: [(String, JSON)] = [
        ("rowIndex", .int(item[0])), ("rowSpan", .int(item[1])), ("columnIndex", .int(item[2])),
        ("columnSpan", .int(item[3])), ("isHeading", .bool(false)), ("isSelected", .bool(node.isOn("selected"))),
      ]
      pairs.append(("collectionItemInfo", .object(place)))
    }
    return pairs
  }

  private static let texts = [
    ("text", "text"), ("contentDescription", "desc"), ("hint", "hint"), ("stateDescription", "state"),
    ("tooltipText", "tooltip"), ("paneTitle", "pane"), ("error", "error"),
  ]

  private static let flags = [
    ("isClickable", "clickable"), ("isLongClickable", "longClickable"), ("isFocusable", "focusable"),
    ("isFocused", "focused"), ("isAccessibilityFocused", "a11yFocused"), ("isSelected", "selected"),
    ("isCheckable", "checkable"), ("isChecked", "checked"), ("isEnabled", "enabled"), ("isVisibleToUser", "visible"),
    ("isEditable", "editable"), ("isPassword", "password"), ("isShowingHintText", "showingHint"),
    ("isScrollable", "scrollable"), ("isImportantForAccessibility", "important"),
    ("isScreenReaderFocusable", "screenReaderFocusable"), ("isHeading", "heading"),
  ]

  private static func isOnByDefault(_ field: String) -> Bool { ["enabled", "visible"].contains(field) }

  private static let ids = ["FOCUS": 1, "CLICK": 16, "LONG_CLICK": 32, "SCROLL_FORWARD": 4096, "SCROLL_BACKWARD": 8192]
}
