/// Page source of Appium's XCUITest driver with its default settings.
///
/// Source: appium/WebDriverAgent 16.7.0: Utilities/FBXPath.m, the attribute classes; a null attribute is left out.
struct XCUITestXMLWriter: ExportWriter {
  let format = "xcuitest-xml"
  let platforms: [TruthPlatform] = [.ios]

  func export(_ screen: TruthScreen) -> String? {
    let tree = element(XCTestTree(screen), index: 0, isInsideElement: false)
    let source = XML(tag: "AppiumAUT", attributes: [], children: [tree])
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>" + source.rendered
  }

  private func element(_ tree: XCTestTree, index: Int, isInsideElement: Bool) -> XML {
    let node = tree.node
    let type = "XCUIElementType" + node.elementType
    var attributes: [(String, String)] = [("type", type)]
    if let value = tree.value { attributes.append(("value", value)) }
    if let name = tree.name { attributes.append(("name", name)) }
    if let label = tree.label { attributes.append(("label", label)) }
    attributes += [
      ("enabled", String(tree.isEnabled)), ("visible", String(node.isVisible)),
      ("accessible", String(node.isElement && !isInsideElement)),
      ("x", String(node.frame.x)), ("y", String(node.frame.y)),
      ("width", String(node.frame.width)), ("height", String(node.frame.height)),
      ("index", String(index)), ("traits", tree.traits),
    ]
    if let placeholder = tree.placeholder, let placeholder { attributes.append(("placeholderValue", placeholder)) }
    if node.elementType == "Application" { attributes += [("bundleId", "com.example.lantern"), ("processId", "812")] }
    let inside = isInsideElement || (node.isElement && node.elementType != "Table")
    return XML(
      tag: type, attributes: attributes,
      children: tree.children.enumerated().map { element($1, index: $0, isInsideElement: inside) })
  }
}
