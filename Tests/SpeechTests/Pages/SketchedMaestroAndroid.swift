/// `maestro hierarchy` on Android. `class` is short, “Button”.
///
/// Source: mobile-dev-inc/maestro dcd2f206, drivers/AndroidDriver.kt (mapHierarchy), ViewHierarchy.kt. Null is written as
/// an empty text.
enum SketchedMaestroAndroid: SketchedExport {
  static let format = "maestro-android"

  static func rendered(_ nodes: [SketchedNode]) -> String {
    var root = SketchedNode(
      [("class", .text("FrameLayout"))], children: nodes.placed(x: 48, y: 160, width: 984, line: 132))
    root.frame = SketchedFrame(width: 1080, height: 2400)
    return #"{"attributes":{},"children":[\#(element(root).json)]}"#
  }

  private static func element(_ node: SketchedNode) -> SketchedValue {
    let frame = node.frame
    var attributes = node.fields.filter { $0.key != "class" }.map {
      (key: $0.key, value: SketchedValue.text($0.value.attribute))
    }
    for key in ["text", "accessibilityText", "hintText", "resource-id"] where node[key] == nil {
      attributes.append((key, .text("")))
    }
    for (key, on) in flags where node[key] == nil { attributes.append((key, .text(String(on)))) }
    attributes += [
      ("class", .text(node.androidClass("class"))), ("ignoreBoundsFiltering", .text("false")),
      ("bounds", .text("[\(frame.x),\(frame.y)][\(frame.right),\(frame.bottom)]")),
    ]
    let states = ["clickable", "enabled", "focused", "checked", "selected"].map {
      (key: $0, value: SketchedValue.flag(node.isOn($0, unlessStated: $0 == "enabled")))
    }
    return .fields(
      [("attributes", .fields(attributes)), ("children", .list(node.children.map(element)))] + states)
  }

  private static let flags = [
    ("clickable", false), ("enabled", true), ("focused", false), ("checked", false), ("scrollable", false),
    ("selected", false),
  ]
}
