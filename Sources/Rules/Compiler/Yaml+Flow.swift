import YAMLText

extension Yaml {
  /// The node as it is written on one line: `{none: {in: wheel}}`.
  var flow: String { Self.flow(node) }

  private static func flow(_ node: YAMLNode) -> String {
    switch node.content {
    case .mapping(let pairs): "{" + pairs.map { "\(flow($0.key)): \(flow($0.value))" }.joined(separator: ", ") + "}"
    case .sequence(let elements): "[" + elements.map(flow).joined(separator: ", ") + "]"
    case .scalar(let text, _): isPlain(text) ? text : "'\(text.replacing("'", with: "''"))'"
    }
  }

  /// Whether the text contains nothing that means something in YAML.
  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && text.first != " " && text.last != " "
      && text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "0123456789 -_./".unicodeScalars.contains($0) }
  }
}
