/// A node as XCTest's snapshot has it, with the attributes that WebDriverAgent makes of it.
///
/// Source: appium/WebDriverAgent 16.7.0: Categories/XCUIElement+FBWebDriverAttributes.m (wdName, wdLabel, wdValue,
/// isWDEnabled); Utilities/FBAccessibilityTraits.m, which has no names for private traits.
struct XCTestTree {
  let node: TruthNode
  let children: [XCTestTree]

  /// The application with the window of the screen.
  init(_ screen: TruthScreen) {
    var application = TruthNode(["type": .text("Application"), "label": .text("Lantern"), "element": .flag(false)])
    application.children = [screen.root]
    application.frame = screen.root.frame
    self.init(application)
  }

  private init(_ node: TruthNode) {
    self.node = node
    children = node.children.map(XCTestTree.init)
  }

  var isEnabled: Bool { !node.has("NotEnabled") }
  var name: String? { node.text("id") ?? label }
  var label: String? {
    node.elementType == "TextField" ? node.text("label") ?? "" : node.text("label").flatMap { $0.isEmpty ? nil : $0 }
  }

  /// nil for what is no text input, of which the attribute is left out.
  var placeholder: String?? {
    ["TextField", "SecureTextField", "TextView", "SearchField"].contains(node.elementType)
      ? .some(node.text("placeholder")) : nil
  }

  var value: String? {
    let value = node.text("value").flatMap { $0.isEmpty ? nil : $0 }
    switch node.elementType {
    case "StaticText": return value ?? label
    case "Button": return value ?? (node.has("Selected") ? "1" : nil)
    case "Switch": return value == "1" ? "1" : "0"
    case "TextView", "TextField", "SecureTextField": return value ?? node.text("placeholder")
    default: return value
    }
  }

  /// Names of the public traits, the private ones dropped.
  var traits: String {
    node.traits.filter { Self.publicTraits.contains($0) }.joined(separator: ", ")
  }

  private static let publicTraits: Set<String> = [
    "Button", "Link", "Header", "SearchField", "Image", "Selected", "PlaysSound", "KeyboardKey", "StaticText",
    "SummaryElement", "NotEnabled", "UpdatesFrequently", "StartsMediaSession", "Adjustable",
    "AllowsDirectInteraction", "CausesPageTurn", "TabBar", "ToggleButton", "SupportsZoom",
  ]
}
