import YAMLText

/// A value of an export as a page file writes it.
indirect enum SketchedValue {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([SketchedValue])
  case fields([(key: String, value: SketchedValue)])

  /// Plain `true`, `false`, `null` and numbers are what JSON calls them; what is quoted is text.
  init(_ node: YAMLNode) {
    switch node.content {
    case _ where node.isNull: self = .null
    case .scalar("true", isPlain: true): self = .flag(true)
    case .scalar("false", isPlain: true): self = .flag(false)
    case .scalar(let text, let isPlain): self = (isPlain ? Double(text) : nil).map(Self.number) ?? .text(text)
    case .sequence(let elements): self = .list(elements.map(SketchedValue.init))
    case .mapping(let pairs): self = .fields(pairs.map { ($0.key.scalar ?? "", SketchedValue($0.value)) })
    }
  }

  static func int(_ number: Int) -> SketchedValue { .number(Double(number)) }

  /// As XML writes it in an attribute.
  var attribute: String {
    switch self {
    case .null, .list, .fields: ""
    case .flag(let on): String(on)
    case .number(let number): number == number.rounded() ? String(Int(number)) : String(number)
    case .text(let text): text
    }
  }

  var json: String {
    switch self {
    case .null: "null"
    case .flag, .number: attribute
    case .text(let text): Self.quoted(text)
    case .list(let values): "[" + values.map(\.json).joined(separator: ",") + "]"
    case .fields(let pairs):
      "{" + pairs.map { Self.quoted($0.key) + ":" + $0.value.json }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"" + escaped + "\""
  }
}
