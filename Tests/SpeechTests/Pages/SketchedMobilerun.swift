/// The tree of the Mobilerun portal with `filter=false`. `className` is short, “Button”; `actions` are names.
///
/// Source: droidrun/droidrun-portal 623a1d89, core/AccessibilityTreeBuilder.kt.
enum SketchedMobilerun: SketchedExport {
  static let format = "mobilerun"

  static func rendered(_ nodes: [SketchedNode]) -> String {
    var root = SketchedNode(
      [("className", .text("FrameLayout"))], children: nodes.placed(x: 48, y: 160, width: 984, line: 132))
    root.frame = SketchedFrame(width: 1080, height: 2400)
    return element(root).json
  }

  private static func element(_ node: SketchedNode) -> SketchedValue {
    let frame: [(key: String, value: SketchedValue)] = [
      ("left", .int(node.frame.x)), ("top", .int(node.frame.y)), ("right", .int(node.frame.right)),
      ("bottom", .int(node.frame.bottom)),
    ]
    let actions = node.androidActions
    let own: Set<String> = ["className", "actions", "roleDescription", "labels", "resourceId", "spans"]
    var fields = node.fields.filter { !own.contains($0.key) }
    fields += [
      ("className", .text(node.androidClass("className"))), ("packageName", .text("com.example.lantern")),
      ("resourceId", .text(node.text("resourceId").map { "com.example.lantern:id/\($0)" } ?? "")),
      ("boundsInScreen", .fields(frame)), ("boundsInParent", .fields(frame)),
    ]
    for key in texts where node[key] == nil { fields.append((key, .text(""))) }
    for key in flags where node[key] == nil { fields.append((key, .flag(false))) }
    for key in ["isEnabled", "isVisibleToUser"] where node[key] == nil { fields.append((key, .flag(true))) }
    if node["isImportantForAccessibility"] == nil {
      fields.append(("isImportantForAccessibility", .flag(node.isImportant)))
    }
    fields += [
      ("childCount", .int(node.children.count)), ("actionCount", .int(actions.count)),
      ("actionList", .list(actions.map { action($0, labels: node) })),
      ("liveRegion", node["liveRegion"] ?? .int(0)), ("windowId", .int(12)), ("drawingOrder", .int(1)),
    ]
    let extras = extras(of: node)
    if !extras.isEmpty { fields.append(("extras", .fields(extras))) }
    return .fields(fields + [("children", .list(node.children.map(element)))])
  }

  private static func extras(of node: SketchedNode) -> [(key: String, value: SketchedValue)] {
    var extras: [(key: String, value: SketchedValue)] = []
    if let role = node["roleDescription"] { extras.append(("AccessibilityNodeInfo.roleDescription", role)) }
    // Where the text of a view has spans that take a tap, AndroidX writes where each of them begins.
    if node.isOn("spans") {
      extras.append(("androidx.view.accessibility.AccessibilityNodeInfoCompat.SPANS_START_KEY", .text("[21]")))
    }
    return extras
  }

  private static func action(_ name: String, labels node: SketchedNode) -> SketchedValue {
    var label = ""
    if case .fields(let labels)? = node["labels"], case .text(let own)? = labels.first(where: { $0.key == name })?.value
    {
      label = own
    }
    return .fields([("id", .int(ids[name] ?? 0x7F0A_0001)), ("label", .text(label)), ("name", .text(name))])
  }

  private static let texts = [
    "text", "contentDescription", "hint", "stateDescription", "tooltipText", "paneTitle", "error",
  ]
  private static let flags = [
    "isClickable", "isLongClickable", "isFocusable", "isFocused", "isAccessibilityFocused", "isSelected", "isCheckable",
    "isChecked", "isEditable", "isPassword", "isShowingHintText", "isScrollable", "isScreenReaderFocusable",
    "isHeading",
  ]
  private static let ids = [
    "FOCUS": 1, "CLICK": 16, "LONG_CLICK": 32, "SCROLL_FORWARD": 4096, "SCROLL_BACKWARD": 8192, "EXPAND": 262_144,
    "COLLAPSE": 524_288, "DISMISS": 1_048_576,
  ]
}
