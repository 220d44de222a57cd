/// A node of a YAML document. All scalars are texts, without YAML's own numbers, dates and truth values.
public struct YAMLNode: Sendable {
  /// The content of a node.
  public enum Content: Sendable {
    /// A text, and whether it is written without quotes.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    /// Pairs in the order of the file, each key once.
    case mapping([Pair])
  }

  /// A key of a mapping with its value.
  public struct Pair: Sendable {
    public let key: YAMLNode
    public let value: YAMLNode
  }

  public let content: Content
  /// The place where it begins.
  public let mark: YAMLMark

  /// A node at a place.
  public init(_ content: Content, at mark: YAMLMark) { (self.content, self.mark) = (content, mark) }

  /// The text of a scalar; nil for anything else.
  public var scalar: String? {
    guard case .scalar(let text, _) = content else { return nil }
    return text
  }

  /// The elements of a sequence; nil for anything else.
  public var sequence: [YAMLNode]? {
    guard case .sequence(let elements) = content else { return nil }
    return elements
  }

  /// The pairs of a mapping; nil for anything else.
  public var mapping: [Pair]? {
    guard case .mapping(let pairs) = content else { return nil }
    return pairs
  }

  /// Whether this is YAML's null, written without quotes.
  public var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return text.isEmpty || text == "~" || text == "null"
  }
}
