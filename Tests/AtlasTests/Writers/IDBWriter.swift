/// `idb ui describe-all`, nested or complete, of a companion that writes traits.
///
/// Source: facebook/idb 3f1bb6eb: FBControlCore/Commands/FBAccessibilityKeys.swift (the default keys),
/// FBAccessibilityDocument.swift (the complete format), FBControlCore/Utility/FBAccessibilityTraits.swift.
struct IDBWriter: ExportWriter {
  enum Layout {
    case nested
    case complete
  }

  let layout: Layout
  var format: String { layout == .nested ? "idb-json" : "idb-complete" }
  let platforms: [TruthPlatform] = [.ios]
  let leavesOutSkipped = true

  func export(_ screen: TruthScreen) -> String? {
    let tree = TranslatedTree(screen)
    switch layout {
    case .nested: return JSON.array([nested(tree)]).rendered
    case .complete:
      return JSON.object([
        ("elements", .array([complete(tree)])), ("modal", .null), ("truncated", .null),
        ("screen", .object([("width", .int(screen.root.frame.width)), ("height", .int(screen.root.frame.height))])),
        ("backend", .text("ax")), ("target", .object([("pid", .int(4242))])), ("profile", .null), ("coverage", .null),
        ("interaction", .null), ("frames", .null), ("automation", .object([("enabled", .bool(true))])),
      ]).rendered
    }
  }

  private func nested(_ tree: TranslatedTree) -> JSON {
    let node = tree.node
    let role = tree.role
    return .object([
      ("AXFrame", .text("{{\(node.frame.x), \(node.frame.y)}, {\(node.frame.width), \(node.frame.height)}}")),
      ("AXUniqueId", .textOrNull(node.text("id"))), ("frame", frame(node)),
      ("role_description", .text(role.description)), ("AXLabel", .textOrNull(tree.label)),
      ("content_required", .bool(false)), ("type", .text(String(role.role.dropFirst(2)))), ("title", .null),
      ("help", .textOrNull(node.text("hint"))), ("custom_actions", .array(node.list("actions").map(JSON.text))),
      ("AXValue", tree.value), ("enabled", .bool(tree.isEnabled)), ("role", .text(role.role)),
      ("subrole", .textOrNull(role.subrole)), ("pid", .int(4242)), ("traits", traits(node)),
      ("children", .array(tree.children.map(nested))),
    ])
  }

  private func complete(_ tree: TranslatedTree) -> JSON {
    let node = tree.node
    let role = tree.role
    return .object([
      ("type", .text(String(role.role.dropFirst(2)))), ("label", .textOrNull(tree.label)), ("value", tree.value),
      ("identifier", .textOrNull(node.text("id"))), ("title", .null), ("help", .textOrNull(node.text("hint"))),
      ("role", .text(role.role)), ("role_description", .text(role.description)),
      ("subrole", .textOrNull(role.subrole)), ("enabled", .bool(tree.isEnabled)), ("content_required", .bool(false)),
      ("custom_actions", .array(node.list("actions").map(JSON.text))), ("traits", traits(node)), ("pid", .int(4242)),
      ("frame", frame(node)), ("children", .array(tree.children.map(complete))),
    ])
  }

  private func traits(_ node: TruthNode) -> JSON {
    .array(node.traits.isEmpty ? [.text("None")] : node.traits.map(JSON.text))
  }

  private func frame(_ node: TruthNode) -> JSON {
    .object([
      ("y", .int(node.frame.y)), ("x", .int(node.frame.x)), ("width", .int(node.frame.width)),
      ("height", .int(node.frame.height)),
    ])
  }
}
