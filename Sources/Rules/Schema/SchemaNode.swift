/// A part of a JSON Schema (draft 2020-12), with its keys in the order in which they are written.
package indirect enum SchemaNode: Sendable {
  case object([(key: String, value: SchemaNode)])
  case list([SchemaNode])
  case text(String)
  case number(Int)
  case flag(Bool)

  /// The node as JSON, indented by two spaces.
  package var json: String { text(indent: 0) + "\n" }

  private func text(indent: Int) -> String {
    let inner = String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    switch self {
    case .text(let text): return Self.quoted(text)
    case .number(let number): return "\(number)"
    case .flag(let flag): return "\(flag)"
    case .list(let items) where items.allSatisfy(\.isPlain):
      return "[" + items.map { $0.text(indent: 0) }.joined(separator: ", ") + "]"
    case .list(let items):
      return "[\n" + items.map { inner + $0.text(indent: indent + 2) }.joined(separator: ",\n") + end + "]"
    case .object(let entries) where entries.count < 3 && entries.allSatisfy(\.value.isPlain):
      return "{" + entries.map { "\(Self.quoted($0.key)): \($0.value.text(indent: 0))" }.joined(separator: ", ") + "}"
    case .object(let entries):
      let lines = entries.map { "\(inner)\(Self.quoted($0.key)): \($0.value.text(indent: indent + 2))" }
      return "{\n" + lines.joined(separator: ",\n") + end + "}"
    }
  }

  private var isPlain: Bool {
    switch self {
    case .text, .number, .flag: true
    case .object, .list: false
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }
}

extension SchemaNode {
  /// A reference to a definition of the same schema.
  package static func ref(_ name: String) -> SchemaNode { .object([("$ref", .text("#/$defs/\(name)"))]) }

  /// One of these words.
  package static func choice(_ words: [String]) -> SchemaNode { .object([("enum", .list(words.map(SchemaNode.text)))]) }

  /// One of these words, or a list of them.
  package static func choices(_ words: [String]) -> SchemaNode { oneOrMore(choice(words)) }

  /// A value, or a list of such values.
  package static func oneOrMore(_ node: SchemaNode) -> SchemaNode {
    .object([("anyOf", .list([node, items(node, atLeast: 1)]))])
  }

  /// A list.
  package static func items(_ node: SchemaNode, atLeast: Int = 0, atMost: Int? = nil) -> SchemaNode {
    var entries: [(key: String, value: SchemaNode)] = [("type", .text("array")), ("items", node)]
    if atLeast > 0 { entries.append(("minItems", .number(atLeast))) }
    if let atMost { entries.append(("maxItems", .number(atMost))) }
    return .object(entries)
  }

  /// A mapping.
  ///
  /// - Parameter others: what other keys hold; nil if there are no other keys.
  package static func mapping(
    _ properties: [(key: String, value: SchemaNode)], required: [String] = [], atLeast: Int = 0,
    others: SchemaNode? = nil, also: [(key: String, value: SchemaNode)] = []
  ) -> SchemaNode {
    var entries: [(key: String, value: SchemaNode)] = [("type", .text("object"))]
    if !properties.isEmpty { entries.append(("properties", .object(properties))) }
    if !required.isEmpty { entries.append(("required", .list(required.map(SchemaNode.text)))) }
    if atLeast > 0 { entries.append(("minProperties", .number(atLeast))) }
    entries.append(("additionalProperties", others ?? .flag(false)))
    return .object(entries + also)
  }

  /// The same node with a description for editors.
  package func described(_ description: String) -> SchemaNode {
    guard case .object(let entries) = self else { return self }
    return .object([("description", .text(description))] + entries)
  }

  /// A text of this form.
  package static func pattern(_ pattern: String) -> SchemaNode {
    .object([("type", .text("string")), ("pattern", .text(pattern))])
  }
}
