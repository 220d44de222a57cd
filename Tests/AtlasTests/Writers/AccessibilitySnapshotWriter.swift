/// AccessibilitySnapshot's hierarchy as JSONEncoder writes it.
///
/// Source: cashapp/AccessibilitySnapshot: AccessibilitySnapshotModel/Sources/AccessibilitySnapshotModel at 127908c7:
/// AccessibilityElement.swift, AccessibilityContainer.swift, AccessibilityContext.swift, AccessibilityPrimitives.swift
/// (traits by name, geometry as arrays).
struct AccessibilitySnapshotWriter: ExportWriter {
  let format = "accessibility-snapshot"
  let platforms: [TruthPlatform] = [.ios]
  let leavesOutSkipped = true

  func export(_ screen: TruthScreen) -> String? {
    var index = 0
    return JSON.array(nodes(screen.root, in: nil, &index)).rendered
  }

  private func nodes(_ node: TruthNode, in container: String?, _ index: inout Int) -> [JSON] {
    guard node.isVisible else { return [] }
    if node.isElement {
      defer { index += 1 }
      return [element(node, in: container, index)]
    }
    guard let container = node.text("container") else {
      return node.children.flatMap { nodes($0, in: container, &index) }
    }
    let children = node.children.flatMap { nodes($0, in: container, &index) }
    return [
      .object([
        (
          "container",
          .object([
            (
              "_0",
              .object([
                ("type", type(container, node)), ("frame", frame(node)), ("isModalBoundary", .bool(node.isOn("modal"))),
                ("customActions", .array([])),
              ])
            ),
            ("children", .array(children)),
          ])
        )
      ])
    ]
  }

  private func type(_ container: String, _ node: TruthNode) -> JSON {
    guard container == "semanticGroup" else { return .object([(container, .object([]))]) }
    let label = node.text("containerLabel").map { [("label", JSON.text($0))] } ?? []
    return .object([(container, .object(label))])
  }

  private func element(_ node: TruthNode, in container: String?, _ index: Int) -> JSON {
    var pairs: [(String, JSON)] = [("description", .text(description(of: node)))]
    if let label = node.text("label") { pairs.append(("label", .text(label))) }
    if let value = node.text("value") { pairs.append(("value", .text(value))) }
    pairs.append(("traits", .array(Self.traits(node).map(JSON.text))))
    if let id = node.text("id") { pairs.append(("identifier", .text(id))) }
    if let hint = hint(of: node) { pairs.append(("hint", .text(hint))) }
    let middle = [
      Double(node.frame.x) + Double(node.frame.width) / 2, Double(node.frame.y) + Double(node.frame.height) / 2,
    ]
    pairs += [
      ("shape", .object([("type", .text("frame")), ("frame", frame(node))])),
      ("activationPoint", .array(middle.map(JSON.number))), ("usesDefaultActivationPoint", .bool(true)),
      ("customActions", .array(node.list("actions").map(JSON.text))), ("customContent", .array([])),
      ("customRotors", .array([])),
      (
        "respondsToUserInteraction",
        .bool(node.isOn("tappable") || ["Button", "Link", "Adjustable", "TabButton"].contains(where: node.has))
      ),
      ("visibility", .text("onscreen")),
    ]
    if let place = node.place {
      let name = container == "tabBar" ? (node.has("TabButton") ? "tabBarItem" : "tab") : "series"
      let numbers: JSON = .object([("index", .int(place.index)), ("count", .int(place.count))])
      pairs.append(("context", .object([(name, numbers)])))
    }
    return .object([("element", .object([("_0", .object(pairs)), ("traversalIndex", .int(index))]))])
  }

  /// The spoken text: “Selected: Day. Button. 1 of 3.”
  private func description(of node: TruthNode) -> String {
    var text = node.has("Selected") ? "Selected: " : ""
    text += (node.text("label") ?? "") + (node.text("value").map { ": \($0)" } ?? "") + "."
    if node.has("NotEnabled") { text += " Dimmed." }
    if node.has("Button") { text += " Button." }
    if node.has("Adjustable") { text += " Adjustable." }
    if node.has("Header") { text += " Heading." }
    if let place = node.place { text += " \(place.index) of \(place.count)." }
    return text
  }

  /// The app's hint and the instruction that the library adds to adjustable elements.
  private func hint(of node: TruthNode) -> String? {
    let own = node.has("Adjustable") ? "Swipe up or down with one finger to adjust the value." : nil
    let parts = [node.text("hint"), own].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private func frame(_ node: TruthNode) -> JSON {
    .array([
      .array([.int(node.frame.x), .int(node.frame.y)]), .array([.int(node.frame.width), .int(node.frame.height)]),
    ])
  }

  /// In lower camel case, private ones by the library's names for them, and the bits of those without a name at the
  /// end.
  private static func traits(_ node: TruthNode) -> [String] {
    let names = node.traits.filter { bits[$0] == nil }.map { trait in
      switch trait {
      case "TabButton": "tabBarItem"
      case "Toggle", "ToggleButton": "switchButton"
      default: trait.prefix(1).lowercased() + trait.dropFirst()
      }
    }
    let rest = node.traits.compactMap { bits[$0] }.reduce(0, |)
    return rest == 0 ? names : names + ["unknown(\(rest))"]
  }

  /// Private traits that the library has no name for: facebook/idb PrivateHeaders/AXRuntime/AXTraits.h.
  private static let bits: [String: UInt64] = [
    "PickerElement": 1 << 19, "PopupButton": 1 << 40, "SupportsZoom": 1 << 46,
  ]
}
