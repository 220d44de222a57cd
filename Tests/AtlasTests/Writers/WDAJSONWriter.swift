/// WebDriverAgent's `/source?format=json`.
///
/// Source: appium/WebDriverAgent 16.7.0: Categories/XCUIApplication+FBHelpers.m, dictionaryForElement;
/// Categories/XCUIElement+FBWebDriverAttributes.m; Utilities/FBAccessibilityTraits.m.
struct WDAJSONWriter: ExportWriter {
  let format = "wda-json"
  let platforms: [TruthPlatform] = [.ios]

  func export(_ screen: TruthScreen) -> String? {
    let tree = node(XCTestTree(screen), isInsideElement: false)
    return JSON.object([("value", tree), ("sessionId", .text("4E6B5A3C"))]).rendered
  }

  private func node(_ tree: XCTestTree, isInsideElement: Bool) -> JSON {
    let node = tree.node
    var pairs: [(String, JSON)] = [
      ("type", .text(node.elementType)),
      ("rawIdentifier", .textOrNull(node.text("id"))),
      ("name", .textOrNull(tree.name)),
      ("value", .textOrNull(tree.value)),
      ("label", .textOrNull(tree.label)),
      ("rect", frame(node)),
      ("customActions", node.list("actions").isEmpty ? .null : .text(node.list("actions").joined(separator: ","))),
      ("frame", .text("{{\(node.frame.x), \(node.frame.y)}, {\(node.frame.width), \(node.frame.height)}}")),
      ("isEnabled", flag(tree.isEnabled)),
      ("isVisible", flag(node.isVisible)),
      ("isAccessible", flag(node.isElement && !isInsideElement)),
      ("isNativeAccessibilityElement", flag(node.isElement)),
      ("isFocused", flag(false)),
      ("traits", .text(tree.traits)),
    ]
    if let placeholder = tree.placeholder { pairs.append(("placeholderValue", .textOrNull(placeholder))) }
    if let range = node.range, ["Slider", "Stepper"].contains(node.elementType) {
      pairs += [("minValue", .number(range.minimum)), ("maxValue", .number(range.maximum))]
    }
    let children = tree.children.map {
      self.node($0, isInsideElement: isInsideElement || (node.isElement && node.elementType != "Table"))
    }
    if !children.isEmpty { pairs.append(("children", .array(children))) }
    return .object(pairs)
  }

  private func flag(_ on: Bool) -> JSON { .text(on ? "1" : "0") }

  private func frame(_ node: TruthNode) -> JSON {
    .object([
      ("x", .int(node.frame.x)), ("y", .int(node.frame.y)), ("width", .int(node.frame.width)),
      ("height", .int(node.frame.height)),
    ])
  }
}
