/// Page source of Appium's XCUITest driver. `type` is short, “Button”.
///
/// Source: appium/WebDriverAgent 16.7.0, Utilities/FBXPath.m; Utilities/FBAccessibilityTraits.m, which has no names for
/// private traits.
enum SketchedXCUITest: SketchedExport {
  static let format = "xcuitest-xml"

  /// Older versions write no traits: `traits: ~` at one node leaves them out everywhere.
  static func rendered(_ nodes: [SketchedNode]) -> String {
    let saysTraits = !nodes.contains(where: lacksTraits)
    let window = SketchedNode(
      [("type", .text("Window"))], children: nodes.placed(x: 16, y: 60, width: 358, line: 44))
    let app = SketchedNode([("type", .text("Application")), ("label", .text("Lantern"))], children: [window])
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?><AppiumAUT>" + element(app, isInside: false, saysTraits)
      + "</AppiumAUT>"
  }

  private static func lacksTraits(_ node: SketchedNode) -> Bool {
    if case .null? = node["traits"] { return true }
    return node.children.contains(where: lacksTraits)
  }

  private static func element(_ node: SketchedNode, isInside: Bool, _ saysTraits: Bool) -> String {
    let type = node.text("type") ?? "Other"
    let isScreen = type == "Application" || type == "Window"
    let frame = isScreen ? SketchedFrame(width: 390, height: 844) : node.frame
    let isElement = !isInside && node.isOn("accessible", unlessStated: leaves.contains(type))
    var fields: [(String, String)] = [("type", "XCUIElementType" + type)]
    // A text has its label as its value, and a switch always has one.
    if type == "StaticText", node["value"] == nil, let label = node.text("label") { fields.append(("value", label)) }
    if node["name"] == nil, let label = node.text("label") { fields.append(("name", label)) }
    for (key, value) in node.fields where key != "type" && key != "accessible" && key != "traits" {
      fields.append((key, value.attribute))
    }
    for (key, standard) in [("enabled", "true"), ("visible", "true")] where node[key] == nil {
      fields.append((key, standard))
    }
    if saysTraits { fields.append(("traits", node["traits"]?.attribute ?? traits[type] ?? "")) }
    fields += [
      ("accessible", String(isElement)), ("x", String(frame.x)), ("y", String(frame.y)),
      ("width", String(frame.width)), ("height", String(frame.height)), ("index", "0"),
    ]
    if type == "Application" { fields += [("bundleId", "com.example.lantern"), ("processId", "812")] }
    return XMLSketch.element(
      "XCUIElementType" + type, fields, node.children.map { element($0, isInside: isElement, saysTraits) })
  }

  /// What UIKit makes an accessibility element.
  private static let leaves: Set<String> = [
    "Button", "StaticText", "Link", "Switch", "Slider", "TextField", "SecureTextField", "SearchField", "TextView",
    "PageIndicator", "PickerWheel", "ActivityIndicator", "ProgressIndicator",
  ]
  private static let traits = [
    "Button": "Button", "StaticText": "StaticText", "Link": "Link", "Image": "Image", "Slider": "Adjustable",
    "SearchField": "SearchField", "PickerWheel": "Adjustable", "PageIndicator": "Adjustable",
    "Switch": "Button, ToggleButton", "ActivityIndicator": "UpdatesFrequently",
    "ProgressIndicator": "UpdatesFrequently",
  ]
}
