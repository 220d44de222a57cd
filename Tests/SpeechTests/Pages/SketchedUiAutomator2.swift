/// Page source of Appium's UiAutomator2 driver with its newer attributes. `class` is short, “Button”.
///
/// Source: appium/appium-uiautomator2-server, model/UiElementSnapshot.java at 5412fdb3.
enum SketchedUiAutomator2: SketchedExport {
  static let format = "uiautomator2-xml"

  static func rendered(_ nodes: [SketchedNode]) -> String {
    var root = SketchedNode(
      [("class", .text("FrameLayout"))], children: nodes.placed(x: 48, y: 160, width: 984, line: 132))
    root.frame = SketchedFrame(width: 1080, height: 2400)
    let screen = [("index", "0"), ("class", "hierarchy"), ("rotation", "0"), ("width", "1080"), ("height", "2400")]
    return "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>"
      + XMLSketch.element("hierarchy", screen, [element(root)])
  }

  private static func element(_ node: SketchedNode) -> String {
    let name = node.androidClass("class")
    let frame = node.frame
    var fields: [(String, String)] = [("index", "0"), ("class", name)]
    for (key, value) in node.fields where key != "class" { fields.append((key, value.attribute)) }
    for key in flags where node[key] == nil { fields.append((key, "false")) }
    for (key, standard) in texts where node[key] == nil { fields.append((key, standard)) }
    if node["a11y-important"] == nil { fields.append(("a11y-important", String(node.isImportant))) }
    fields.append(("bounds", "[\(frame.x),\(frame.y)][\(frame.right),\(frame.bottom)]"))
    return XMLSketch.element(name, fields, node.children.map(element))
  }

  private static let texts = [
    ("package", "com.example.lantern"), ("text", ""), ("enabled", "true"), ("displayed", "true"), ("live-region", "0"),
  ]
  private static let flags = [
    "checkable", "checked", "clickable", "focusable", "focused", "long-clickable", "password", "scrollable", "selected",
    "screen-reader-focusable", "heading", "showing-hint", "a11y-focused", "content-invalid", "dismissable",
    "context-clickable", "text-entry-key",
  ]
}
