/// Page source of Appium's UiAutomator2 driver with its default settings.
///
/// Source: appium/appium-uiautomator2-server: app/src/main/java/io/appium/uiautomator2/model/UiElementSnapshot.java at
/// 057389f5 and, for what came in 2025, at 5412fdb3; core/AxNodeInfoHelper.java (getText: the value of a range comes
/// before the text). Null is left out, an element is named by its class, and children that are not visible are left out.
struct UiAutomator2Writer: ExportWriter {
  let format = "uiautomator2-xml"
  let platforms: [TruthPlatform] = [.android]

  func export(_ screen: TruthScreen) -> String? {
    let hierarchy = XML(
      tag: "hierarchy",
      attributes: [
        ("index", "0"), ("class", "hierarchy"), ("rotation", "0"), ("width", String(screen.root.frame.width)),
        ("height", String(screen.root.frame.height)),
      ], children: [element(screen.root, index: 0, app: screen.app)])
    return "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>" + hierarchy.rendered
  }

  private func element(_ node: TruthNode, index: Int, app: String) -> XML {
    let text = node.range.map { String(Float($0.current)) } ?? node.text("text") ?? ""
    var attributes: [(String, String)] = [
      ("index", String(index)), ("package", app), ("class", node.className), ("text", text),
    ]
    func add(_ name: String, _ value: String?) { if let value { attributes.append((name, value)) } }
    add("content-desc", node.text("desc"))
    add("resource-id", node.resourceName(in: app))
    for (name, field) in Self.flags { add(name, String(node.isOn(field, unlessStated: field == "enabled"))) }
    add("selected", String(node.isOn("selected")))
    add("bounds", node.bounds)
    add("displayed", String(node.isVisible))
    add("hint", node.text("hint"))
    add("a11y-important", String(node.isImportant))
    add("screen-reader-focusable", String(node.isOn("screenReaderFocusable")))
    add("drawing-order", String(index + 1))
    add("showing-hint", String(node.isOn("showingHint")))
    add("text-entry-key", "false")
    add("dismissable", "false")
    add("a11y-focused", String(node.isOn("a11yFocused")))
    add("heading", String(node.isOn("heading")))
    add("live-region", String(node.liveRegion))
    add("context-clickable", "false")
    add("content-invalid", String(node.text("error") != nil))
    add("error", node.text("error"))
    add("pane-title", node.text("pane"))
    // Since July 2025.
    add("tooltip-text", node.text("tooltip"))
    let children = node.children.enumerated().filter(\.element.isVisible)
      .map { element($0.element, index: $0.offset, app: app) }
    return XML(tag: tag(node.className), attributes: attributes, children: children)
  }

  private static let flags = [
    ("checkable", "checkable"), ("checked", "checked"), ("clickable", "clickable"), ("enabled", "enabled"),
    ("focusable", "focusable"), ("focused", "focused"), ("long-clickable", "longClickable"), ("password", "password"),
    ("scrollable", "scrollable"),
  ]

  /// An inner class has a dot where XML knows no dollar sign.
  private func tag(_ className: String) -> String { String(className.map { $0 == "$" ? "." : $0 }) }
}
