/// `idb ui describe-all` of a companion that writes traits, private ones too. `type` is the role without “AX”.
///
/// Source: facebook/idb 3f1bb6eb, FBControlCore/Commands/FBAccessibilityKeys.swift,
/// FBControlCore/Utility/FBAccessibilityTraits.swift.
enum SketchedIDB: SketchedExport {
  static let format = "idb-json"

  static func rendered(_ nodes: [SketchedNode]) -> String {
    var app = SketchedNode(
      [("type", .text("Application")), ("AXLabel", .text("Lantern")), ("role_description", .text("application"))],
      children: nodes.placed(x: 16, y: 60, width: 358, line: 44))
    app.frame = SketchedFrame(width: 390, height: 844)
    return "[" + element(app).json + "]"
  }

  private static func element(_ node: SketchedNode) -> SketchedValue {
    let frame = node.frame
    let type = node.text("type") ?? "Group"
    let place: [(key: String, value: SketchedValue)] = [
      ("y", .int(frame.y)), ("x", .int(frame.x)), ("width", .int(frame.width)), ("height", .int(frame.height)),
    ]
    let standard: [(String, SketchedValue)] = [
      ("type", .text(type)), ("role", .text("AX" + type)), ("role_description", .text(type.lowercased())),
      ("AXLabel", .null), ("AXValue", .null), ("AXUniqueId", .null), ("title", .null), ("help", .null),
      ("subrole", .null), ("enabled", .flag(true)), ("content_required", .flag(false)), ("custom_actions", .list([])),
      ("pid", .int(4242)), ("traits", .list([.text("None")])), ("frame", .fields(place)),
      ("AXFrame", .text("{{\(frame.x), \(frame.y)}, {\(frame.width), \(frame.height)}}")),
      ("children", .list(node.children.map(element))),
    ]
    return .fields(node.fields(with: standard))
  }
}
