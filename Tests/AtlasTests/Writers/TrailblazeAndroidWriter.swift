/// The tree of Trailblaze's accessibility driver on Android.
///
/// Source: block/trailblaze a022ca69:
/// trailblaze-models/src/commonMain/kotlin/xyz/block/trailblaze/api/DriverNodeDetail.kt, TrailblazeNode.kt. What has
/// its default is left out; live region, selection mode and `screenReaderFocusable` have no place.
struct TrailblazeAndroidWriter: ExportWriter {
  let format = "trailblaze-android"
  let platforms: [TruthPlatform] = [.android]

  func export(_ screen: TruthScreen) -> String? {
    var id = 0
    let tree = node(screen.root, screen, &id)
    return JSON.object([
      ("waypointId", .text("lantern/android/orders")), ("capturedAt", .text("2026-11-21T09:30:00.000Z")),
      ("deviceWidth", .int(screen.root.frame.width)), ("deviceHeight", .int(screen.root.frame.height)),
      ("trailblazeNodeTree", tree),
    ]).rendered
  }

  private func node(_ node: TruthNode, _ screen: TruthScreen, _ id: inout Int) -> JSON {
    id += 1
    let own = id
    let children = node.children.map { self.node($0, screen, &id) }
    var pairs: [(String, JSON)] = [("nodeId", .int(own))]
    if !children.isEmpty { pairs.append(("children", .array(children))) }
    let frame: [(String, JSON)] = [
      ("left", .int(node.frame.x)), ("top", .int(node.frame.y)), ("right", .int(node.frame.right)),
      ("bottom", .int(node.frame.bottom)),
    ]
    pairs += [("bounds", .object(frame)), ("driverDetail", .object(detail(node, screen)))]
    return .object(pairs)
  }

  private func detail(_ node: TruthNode, _ screen: TruthScreen) -> [(String, JSON)] {
    var pairs: [(String, JSON)] = [("class", .text("androidAccessibility")), ("className", .text(node.className))]
    func add(_ name: String, _ text: String?) { if let text { pairs.append((name, .text(text))) } }
    add("resourceId", node.resourceName(in: screen.app))
    for (name, field) in Self.texts { add(name, node.text(field)) }
    add("labeledByText", screen.label(of: node).flatMap { $0.text("text") ?? $0.text("desc") })
    for (name, field) in Self.flags where node.isOn(field) { pairs.append((name, .bool(true))) }
    if !node.isEnabled { pairs.append(("isEnabled", .bool(false))) }
    if !node.isVisible { pairs.append(("isVisibleToUser", .bool(false))) }
    if !node.isImportant { pairs.append(("isImportantForAccessibility", .bool(false))) }
    if node.isView { pairs.append(("drawingOrder", .int(1))) }
    add("packageName", screen.app)
    if !node.androidActions.isEmpty {
      pairs.append(("actions", .array(node.androidActions.map { .text("ACTION_\($0)") })))
    }
    if let item = node.item {
      let numbers: [(String, JSON)] = zip(["rowIndex", "rowSpan", "columnIndex", "columnSpan"], item).map {
        ($0, .int($1))
      }
      pairs.append(("collectionItemInfo", .object(numbers)))
    }
    if let collection = node.collection {
      let shape: [(String, JSON)] = [("rowCount", .int(collection.rows)), ("columnCount", .int(collection.columns))]
      pairs.append(("collectionInfo", .object(shape)))
    }
    if let range = node.range {
      let ends: [(String, JSON)] = [
        ("type", .int(1)), ("min", .number(range.minimum)), ("max", .number(range.maximum)),
        ("current", .number(range.current)),
      ]
      pairs.append(("rangeInfo", .object(ends)))
    }
    return pairs
  }

  private static let texts = [
    ("text", "text"), ("contentDescription", "desc"), ("hintText", "hint"), ("stateDescription", "state"),
    ("paneTitle", "pane"), ("roleDescription", "roleDescription"), ("tooltipText", "tooltip"), ("error", "error"),
  ]

  private static let flags = [
    ("isClickable", "clickable"), ("isCheckable", "checkable"), ("isChecked", "checked"), ("isSelected", "selected"),
    ("isFocused", "focused"), ("isEditable", "editable"), ("isScrollable", "scrollable"), ("isPassword", "password"),
    ("isHeading", "heading"), ("isShowingHintText", "showingHint"), ("isLongClickable", "longClickable"),
    ("isFocusable", "focusable"),
  ]
}

extension TruthScreen {
  /// The node whose `labelFor` names this one.
  func label(of node: TruthNode) -> TruthNode? {
    guard let handle = node.handle else { return nil }
    return root.all.first { $0.text("labelFor") == handle }
  }
}
