import AccessibilityTree

/// What the export says about one node, property by property.
enum NodeEvidence {
  /// Each property that the export states, with its value in words.
  static func lines(_ node: Node) -> [(property: String, value: String)] {
    var lines: [(String, String)] = [("role", node.role.rawValue)]
    for property in Property.allCases {
      if property.isText {
        if let text = node.text(property).value {
          lines.append((property.name, "“\(CleanText.line(Excerpt.of(text)))”"))
        }
      } else if property.isFlag {
        // What is off is worth a line only where people ask about it.
        if node.isOn(property) { lines.append((property.name, "yes")) }
        if node.isOff(property), asked.contains(property) { lines.append((property.name, "no")) }
      }
    }
    if let bounds = node.bounds.value {
      lines.append(("bounds", [bounds.x, bounds.y, bounds.width, bounds.height].map(number).joined(separator: ", ")))
    }
    if let position = node.position.value { lines.append(("position", "\(position.index) of \(position.count)")) }
    if let range = node.range.value, let current = range.current { lines.append(("range", "at \(current)")) }
    if let actions = node.actions.value {
      lines.append(("actions", actions.prefix(10).map { CleanText.line(Excerpt.of($0)) }.joined(separator: ", ")))
    }
    return lines
  }

  private static let asked: PropertySet = [.enabled, .selected, .checked, .expanded, .visible, .element, .clickable]

  private static func number(_ value: Float) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}
