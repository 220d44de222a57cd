/// `maestro hierarchy` on Android.
///
/// Source: mobile-dev-inc/maestro dcd2f206: maestro-client/src/main/java/maestro/drivers/AndroidDriver.kt,
/// mapHierarchy; maestro-android/…/ViewHierarchy.kt; TreeNode.kt. Null is written as an empty text, children that are
/// not visible are left out, and package, checkable, focusable, long-clickable and password are dropped.
struct MaestroAndroidWriter: ExportWriter {
  let format = "maestro-android"
  let platforms: [TruthPlatform] = [.android]

  func export(_ screen: TruthScreen) -> String? {
    JSON.object([("attributes", .object([])), ("children", .array([node(screen.root, app: screen.app)]))]).rendered
  }

  private func node(_ node: TruthNode, app: String) -> JSON {
    let attributes: [(String, JSON)] = [
      ("text", .text(node.text("text") ?? "")), ("accessibilityText", .text(node.text("desc") ?? "")),
      ("hintText", .text(node.text("hint") ?? "")), ("ignoreBoundsFiltering", .text("false")),
      ("resource-id", .text(node.resourceName(in: app) ?? "")), ("clickable", .text(String(node.isOn("clickable")))),
      ("bounds", .text(node.bounds)), ("enabled", .text(String(node.isEnabled))),
      ("focused", .text(String(node.isOn("focused")))), ("checked", .text(String(node.isOn("checked")))),
      ("scrollable", .text(String(node.isOn("scrollable")))), ("selected", .text(String(node.isOn("selected")))),
      ("class", .text(node.className)),
    ]
    return .object([
      ("attributes", .object(attributes)),
      ("children", .array(node.children.filter(\.isVisible).map { self.node($0, app: app) })),
      ("clickable", .bool(node.isOn("clickable"))), ("enabled", .bool(node.isEnabled)),
      ("focused", .bool(node.isOn("focused"))), ("checked", .bool(node.isOn("checked"))),
      ("selected", .bool(node.isOn("selected"))),
    ])
  }
}
