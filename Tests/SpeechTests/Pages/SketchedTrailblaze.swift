/// The tree of Trailblaze's accessibility driver on Android. `className` is short, “Button”.
///
/// Source: block/trailblaze a022ca69, trailblaze-models/…/DriverNodeDetail.kt. What has its default is left out.
enum SketchedTrailblaze: SketchedExport {
  static let format = "trailblaze-android"

  static func rendered(_ nodes: [SketchedNode]) -> String {
    var root = SketchedNode(
      [("className", .text("FrameLayout"))], children: nodes.placed(x: 48, y: 160, width: 984, line: 132))
    root.frame = SketchedFrame(width: 1080, height: 2400)
    var id = 0
    return SketchedValue.fields([
      ("waypointId", .text("lantern/android/orders")), ("capturedAt", .text("2026-11-21T09:30:00.000Z")),
      ("deviceWidth", .int(1080)), ("deviceHeight", .int(2400)), ("trailblazeNodeTree", element(root, &id)),
    ]).json
  }

  private static func element(_ node: SketchedNode, _ id: inout Int) -> SketchedValue {
    id += 1
    let own = id
    let children = node.children.map { element($0, &id) }
    var detail: [(key: String, value: SketchedValue)] = [
      ("class", .text("androidAccessibility")), ("className", .text(node.androidClass("className"))),
      ("packageName", .text("com.example.lantern")), ("drawingOrder", .int(1)),
      ("isImportantForAccessibility", .flag(node.isImportant)),
    ]
    detail += node.fields.filter { $0.key != "className" && $0.key != "actions" }
    let actions = node.androidActions.map { SketchedValue.text("ACTION_\($0)") }
    if !actions.isEmpty { detail.append(("actions", .list(actions))) }
    let frame: [(key: String, value: SketchedValue)] = [
      ("left", .int(node.frame.x)), ("top", .int(node.frame.y)), ("right", .int(node.frame.right)),
      ("bottom", .int(node.frame.bottom)),
    ]
    return .fields([
      ("nodeId", .int(own)), ("children", .list(children)), ("bounds", .fields(frame)),
      ("driverDetail", .fields(detail)),
    ])
  }
}
