/// A node as the simulator's accessibility translator gives it to idb and AXe: accessibility elements and the
/// containers that state their type, everything else lifted away.
///
/// Source: facebook/idb 3f1bb6eb: FBSimulatorControl/Commands/FBAXNodeSerializer.swift, FBAXRoleVocabulary.swift;
/// website/docs/idb/accessibility.mdx.
struct TranslatedTree {
  let node: TruthNode
  let children: [TranslatedTree]

  /// The application with all elements below it.
  init(_ screen: TruthScreen) {
    var application = TruthNode([
      "type": .text("Application"), "label": .text("Lantern"), "role": .text("AXApplication"),
    ])
    application.frame = screen.root.frame
    node = application
    children = Self.elements(screen.root)
  }

  private init(_ node: TruthNode, children: [TranslatedTree]) { (self.node, self.children) = (node, children) }

  private static func elements(_ node: TruthNode) -> [TranslatedTree] {
    if node.isElement { return node.isVisible ? [TranslatedTree(node, children: [])] : [] }
    let children = node.children.flatMap(elements)
    // A series is a matter of the segments, not a container of its own.
    guard let container = node.text("container"), container != "series" else { return children }
    return [TranslatedTree(node, children: children)]
  }

  /// What the translator calls it in AppKit's words.
  var role: (role: String, subrole: String?, description: String) {
    if let role = node.text("role") {
      return (role, node.text("subrole"), role.dropFirst(2).lowercased())
    }
    if !node.isElement { return ("AXGroup", nil, "group") }
    if node.has("TabButton") { return ("AXRadioButton", "AXTabButton", "tab") }
    if node.has("Toggle") { return ("AXCheckBox", "AXSwitch", "switch") }
    if node.has("Adjustable") { return ("AXSlider", nil, "slider") }
    if node.has("SearchField") { return ("AXTextField", "AXSearchField", "search text field") }
    if node.has("Link") { return ("AXLink", nil, "link") }
    if node.has("Button") { return ("AXButton", nil, "button") }
    if node.has("Header") { return ("AXHeading", nil, "heading") }
    if node.has("Image") { return ("AXImage", nil, "image") }
    if node.has("StaticText") { return ("AXStaticText", nil, "text") }
    if ["TextField", "SecureTextField"].contains(node.elementType) { return ("AXTextField", nil, "text field") }
    return ("AXGenericElement", nil, "")
  }

  /// Selection of a tab is an integer; everything else as the app gave it.
  var value: JSON {
    if node.has("TabButton") { return .int(node.has("Selected") ? 1 : 0) }
    return .textOrNull(node.text("value"))
  }

  var label: String? { node.isElement || node.text("role") != nil ? node.text("label") : node.text("containerLabel") }
  var isEnabled: Bool { !node.has("NotEnabled") }
}
