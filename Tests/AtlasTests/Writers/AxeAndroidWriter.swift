/// What axe-android writes of a screen.
///
/// Source: dequelabs/axe-android 9d927780: src/main/java/com/deque/axe/android/AxeView.java, AxeContext.java. Gson
/// leaves out null; package and pane title are transient, and states such as selected have no place.
struct AxeAndroidWriter: ExportWriter {
  let format = "axe-android"
  let platforms: [TruthPlatform] = [.android]

  func export(_ screen: TruthScreen) -> String? {
    var id = 0
    let device: [(String, JSON)] = [
      ("dpi", .number(2.625)), ("name", .text("Pixel 5")), ("os", .text("Android")), ("osVersion", .text("14")),
      ("screenHeight", .int(screen.root.frame.height)), ("screenWidth", .int(screen.root.frame.width)),
    ]
    let meta: [(String, JSON)] = [
      ("axeVersion", .text("0.2.0")), ("appIdentifier", .text(screen.app)), ("analysisTimestamp", .int(1_700_000_000)),
      ("screenTitle", .text("orders")),
    ]
    return JSON.object([
      ("axeConf", .object([("ruleIds", .array([])), ("standards", .array([]))])),
      (
        "axeContext",
        .object([
          ("axeDevice", .object(device)), ("axeEventStream", .array([])), ("axeMetaData", .object(meta)),
          ("axeView", view(screen.root, screen, &id)),
        ])
      ),
      ("axeRuleResults", .array([])),
    ]).rendered
  }

  private func view(_ node: TruthNode, _ screen: TruthScreen, _ id: inout Int) -> JSON {
    id += 1
    let frame: [(String, JSON)] = [
      ("bottom", .int(node.frame.bottom)), ("left", .int(node.frame.x)), ("right", .int(node.frame.right)),
      ("top", .int(node.frame.y)),
    ]
    var pairs: [(String, JSON)] = [
      ("axeViewId", .text(String(id))), ("boundsInScreen", .object(frame)), ("className", .text(node.className)),
      ("isAccessibilityFocusable", .bool(true)), ("isClickable", .bool(node.isOn("clickable"))),
      ("isEnabled", .bool(node.isEnabled)), ("isImportantForAccessibility", .bool(node.isImportant)),
      ("isVisibleToUser", .bool(node.isVisible)),
    ]
    for (name, field) in [("contentDescription", "desc"), ("text", "text"), ("hintText", "hint")] {
      if let text = node.text(field) { pairs.append((name, .text(text))) }
    }
    if let name = node.resourceName(in: screen.app) { pairs.append(("viewIdResourceName", .text(name))) }
    if let label = screen.label(of: node) { pairs.append(("labeledBy", view(label, screen, &id))) }
    let children = node.children.map { view($0, screen, &id) }
    return .object(pairs + [("children", .array(children))])
  }
}
