import YAMLText

/// One field of a node as a widget's file states it.
enum TruthValue: Equatable, Sendable {
  case flag(Bool)
  case text(String)
  case list([String])
  case fields([String: TruthValue])

  /// The value of a YAML node; nil for null, which takes a field away.
  init?(_ node: YAMLNode) throws {
    switch node.content {
    case _ where node.isNull: return nil
    case .scalar("true", isPlain: true): self = .flag(true)
    case .scalar("false", isPlain: true): self = .flag(false)
    case .scalar(let text, _): self = .text(text)
    case .sequence(let elements):
      self = .list(try elements.map { try $0.scalar ?? { throw WidgetProblem($0, "a list holds texts only") }($0) })
    case .mapping(let pairs):
      var fields: [String: TruthValue] = [:]
      for pair in pairs { fields[pair.key.scalar ?? ""] = try TruthValue(pair.value) }
      self = .fields(fields)
    }
  }
}
