/// What axe-android writes of a screen. `className` is short, “Button”.
///
/// Source: dequelabs/axe-android 9d927780, AxeView.java, AxeContext.java; states such as selected have no place.
enum SketchedAxeAndroid: SketchedExport {
  static let format = "axe-android"

  static func rendered(_ nodes: [SketchedNode]) -> String {
    var root = SketchedNode(
      [("className", .text("FrameLayout"))], children: nodes.placed(x: 48, y: 160, width: 984, line: 132))
    root.frame = SketchedFrame(width: 1080, height: 2400)
    var id = 0
    let view = view(root, &id).json
    return #"{"axeConf":{"ruleIds":[],"standards":[]},"axeContext":{"axeDevice":{"dpi":2.625,"name":"Pixel 5","#
      + #""os":"Android","osVersion":"14","screenHeight":2400,"screenWidth":1080},"axeEventStream":[],"#
      + #""axeMetaData":{"axeVersion":"0.2.0","appIdentifier":"com.example.lantern","screenTitle":"orders"},"#
      + #""axeView":\#(view)},"axeRuleResults":[]}"#
  }

  private static func view(_ node: SketchedNode, _ id: inout Int) -> SketchedValue {
    id += 1
    let own = id
    let frame: [(key: String, value: SketchedValue)] = [
      ("bottom", .int(node.frame.bottom)), ("left", .int(node.frame.x)), ("right", .int(node.frame.right)),
      ("top", .int(node.frame.y)),
    ]
    let children = node.children.map { view($0, &id) }
    var fields = node.fields.filter { $0.key != "className" }
    fields += [
      ("axeViewId", .text(String(own))), ("boundsInScreen", .fields(frame)),
      ("className", .text(node.androidClass("className"))), ("isAccessibilityFocusable", .flag(true)),
    ]
    for (key, on) in [
      ("isClickable", false), ("isEnabled", true), ("isImportantForAccessibility", node.isImportant),
      ("isVisibleToUser", true),
    ] where node[key] == nil {
      fields.append((key, .flag(on)))
    }
    return .fields(fields + [("children", .list(children))])
  }
}
