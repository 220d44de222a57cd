/// `maestro hierarchy` on iOS.
///
/// Source: mobile-dev-inc/maestro: maestro-client/src/main/java/maestro/drivers/IOSDriver.kt at 014db5ef,
/// mapViewHierarchy; TreeNode.kt. No type, no traits; above the application there is an element without a place.
struct MaestroIOSWriter: ExportWriter {
  let format = "maestro-ios"
  let platforms: [TruthPlatform] = [.ios]

  func export(_ screen: TruthScreen) -> String? {
    let outside = attributes(
      label: "", value: "", placeholder: "", id: "", bounds: "[0,0][0,0]", isEnabled: false, isSelected: false,
      isChecked: false)
    return JSON.object([
      ("attributes", outside), ("children", .array([node(XCTestTree(screen))])), ("enabled", .bool(false)),
      ("focused", .bool(false)), ("checked", .bool(false)), ("selected", .bool(false)),
    ]).rendered
  }

  private func node(_ tree: XCTestTree) -> JSON {
    let node = tree.node
    let isChecked = ["CheckBox", "Switch", "Toggle"].contains(node.elementType) && node.text("value") == "1"
    let attributes = attributes(
      label: node.text("label") ?? "", value: node.text("value") ?? "", placeholder: node.text("placeholder") ?? "",
      id: node.text("id") ?? "", bounds: node.bounds, isEnabled: tree.isEnabled, isSelected: node.has("Selected"),
      isChecked: isChecked)
    return .object([
      ("attributes", attributes), ("children", .array(tree.children.map(self.node))),
      ("enabled", .bool(tree.isEnabled)),
      ("focused", .bool(false)), ("checked", .bool(isChecked)), ("selected", .bool(node.has("Selected"))),
    ])
  }

  private func attributes(
    label: String, value: String, placeholder: String, id: String, bounds: String, isEnabled: Bool, isSelected: Bool,
    isChecked: Bool
  ) -> JSON {
    .object([
      ("accessibilityText", .text(label)), ("title", .text("")), ("value", .text(value)),
      // The title, which UIKit's elements have not, else the value.
      ("text", .text(value)), ("hintText", .text(placeholder)), ("resource-id", .text(id)), ("bounds", .text(bounds)),
      ("enabled", .text(String(isEnabled))), ("focused", .text("false")), ("selected", .text(String(isSelected))),
      ("checked", .text(String(isChecked))),
    ])
  }
}
