/// `axe describe-ui`.
///
/// Source: cameroncooke/AXe 30f4bfa9: Sources/AXe/Utilities/AccessibilityFetcher.swift: idb's keys without `traits`,
/// for which it writes an empty list everywhere.
struct AXeWriter: ExportWriter {
  let format = "axe-describe-ui"
  let platforms: [TruthPlatform] = [.ios]
  let leavesOutSkipped = true

  func export(_ screen: TruthScreen) -> String? { JSON.array([element(TranslatedTree(screen))]).rendered }

  private func element(_ tree: TranslatedTree) -> JSON {
    let node = tree.node
    let role = tree.role
    return .object([
      ("AXFrame", .text("{{\(node.frame.x), \(node.frame.y)}, {\(node.frame.width), \(node.frame.height)}}")),
      ("AXLabel", .textOrNull(tree.label)), ("AXUniqueId", .textOrNull(node.text("id"))), ("AXValue", tree.value),
      ("children", .array(tree.children.map(element))), ("content_required", .bool(false)),
      ("custom_actions", .array(node.list("actions").map(JSON.text))), ("enabled", .bool(tree.isEnabled)),
      (
        "frame",
        .object([
          ("height", .int(node.frame.height)), ("width", .int(node.frame.width)), ("x", .int(node.frame.x)),
          ("y", .int(node.frame.y)),
        ])
      ),
      ("help", .textOrNull(node.text("hint"))), ("pid", .int(4242)), ("role", .text(role.role)),
      ("role_description", .text(role.description)), ("subrole", .textOrNull(role.subrole)), ("title", .null),
      ("traits", .array([])), ("type", .text(String(role.role.dropFirst(2)))),
    ])
  }
}
