/// `adb shell uiautomator dump`.
///
/// Source: aosp-mirror/platform_frameworks_base 4fecab57:
/// cmds/uiautomator/library/core-src/com/android/uiautomator/core/AccessibilityNodeInfoDumper.java. Null is written as
/// an empty text, and children that are not visible are left out.
struct UiAutomatorWriter: ExportWriter {
  let format = "uiautomator-xml"
  let platforms: [TruthPlatform] = [.android]

  func export(_ screen: TruthScreen) -> String? {
    let root = node(screen.root, index: 0, app: screen.app)
    let hierarchy = XML(tag: "hierarchy", attributes: [("rotation", "0")], children: [root])
    return "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>" + hierarchy.rendered
  }

  private func node(_ node: TruthNode, index: Int, app: String) -> XML {
    var attributes: [(String, String)] = isNotFriendly(node) ? [("NAF", "true")] : []
    attributes += [
      ("index", String(index)), ("text", node.text("text") ?? ""), ("resource-id", node.resourceName(in: app) ?? ""),
      ("class", node.className), ("package", app), ("content-desc", node.text("desc") ?? ""),
      ("checkable", String(node.isOn("checkable"))), ("checked", String(node.isOn("checked"))),
      ("clickable", String(node.isOn("clickable"))), ("enabled", String(node.isEnabled)),
      ("focusable", String(node.isOn("focusable"))), ("focused", String(node.isOn("focused"))),
      ("scrollable", String(node.isOn("scrollable"))), ("long-clickable", String(node.isOn("longClickable"))),
      ("password", String(node.isOn("password"))), ("selected", String(node.isOn("selected"))),
      ("bounds", node.bounds),
    ]
    let children = node.children.enumerated().filter(\.element.isVisible)
      .map { self.node($0.element, index: $0.offset, app: app) }
    return XML(tag: "node", attributes: attributes, children: children)
  }

  /// nafExcludedClass, nafCheck and childNafCheck.
  private func isNotFriendly(_ node: TruthNode) -> Bool {
    let excluded = ["GridView", "GridLayout", "ListView", "TableLayout"].contains { node.className.hasSuffix($0) }
    func hasWords(_ node: TruthNode) -> Bool {
      !(node.text("text") ?? "").isEmpty || !(node.text("desc") ?? "").isEmpty
        || node.children.contains(where: hasWords)
    }
    return !excluded && node.isOn("clickable") && node.isEnabled && !hasWords(node)
  }
}
