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

  package let document: YAMLDocument
  /// The number of its record.
  package let place: Int32

  /// The node of this record, or the one that it stands for.
  package init(_ document: YAMLDocument, _ place: Int32) {
    (self.document, self.place) = (document, document.meant(place))
  }

  /// A node of a document of its own.
  public init(_ content: Content, at mark: YAMLMark) {
    var records = [
      YAMLRecord(
        kind: .plainText, end: 0, start: 0, count: 0, line: Int32(clamping: mark.line),
        place: Int32(clamping: -mark.column))
    ]
    var texts: [String] = []
    func add(_ node: YAMLNode) {
      YAMLDocument.copy(node.place, of: node.document, to: &records, &texts)
      records[0].count += 1
    }
    switch content {
    case .scalar(let text, let isPlain):
      texts.append(text)
      records[0].kind = isPlain ? .plainText : .quotedText
    case .sequence(let elements):
      records[0].kind = .sequence
      for element in elements { add(element) }
    case .mapping(let pairs):
      records[0].kind = .mapping
      for pair in pairs {
        add(pair.key)
        add(pair.value)
      }
    }
    records[0].end = Int32(records.count)
    self.init(YAMLDocument(bytes: [], records: records, texts: texts), 0)
  }

  private var record: YAMLRecord { document.records[Int(place)] }

  public var content: Content {
    switch record.kind {
    case .sequence: .sequence(sequence ?? [])
    case .mapping: .mapping(mapping ?? [])
    default: .scalar(scalar ?? "", isPlain: isPlain)
    }
  }

  /// The place where it begins.
  public var mark: YAMLMark { document.mark(place) }

  /// The text of a scalar; nil for anything else.
  public var scalar: String? { document.scalar(place) }

  /// Whether this is the scalar with exactly this text; costs less than its text.
  package func isScalar(_ text: StaticString) -> Bool { document.scalar(place, is: text) }

  /// Calls this with the bytes of a scalar; nil for anything else.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    document.withBytes(place, body)
  }

  private var isPlain: Bool { record.kind == .plain || record.kind == .plainText }

  /// The elements of a sequence; nil for anything else.
  public var sequence: [YAMLNode]? {
    guard record.kind == .sequence else { return nil }
    return nodes
  }

  /// The pairs of a mapping; nil for anything else.
  public var mapping: [Pair]? {
    guard record.kind == .mapping else { return nil }
    var pairs: [Pair] = []
    pairs.reserveCapacity(Int(record.count) / 2)
    forEachPair { pairs.append(Pair(key: $0, value: $1)) }
    return pairs
  }

  package var isSequence: Bool { record.kind == .sequence }
  package var isMapping: Bool { record.kind == .mapping }

  /// How many nodes are in a sequence, or pairs in a mapping.
  package var count: Int { record.kind == .mapping ? Int(record.count) / 2 : Int(record.count) }

  private var nodes: [YAMLNode] {
    var nodes: [YAMLNode] = []
    nodes.reserveCapacity(Int(record.count))
    forEachElement { nodes.append($0) }
    return nodes
  }

  /// The places of what is in a list or a mapping, keys and values in turn, in their order.
  package func forEachPlace(_ body: (Int32) -> Void) {
    var next = place + 1
    let end = record.end
    while next < end {
      body(next)
      next = document.records[Int(next)].end
    }
  }

  /// Calls this with the elements of a sequence, in their order.
  package func forEachElement(_ body: (YAMLNode) -> Void) {
    var next = place + 1
    let end = record.end
    while next < end {
      body(YAMLNode(document, next))
      next = document.records[Int(next)].end
    }
  }

  /// Calls this with the pairs of a mapping, in their order.
  package func forEachPair(_ body: (_ key: YAMLNode, _ value: YAMLNode) -> Void) {
    var next = place + 1
    let end = record.end
    while next < end {
      let value = document.records[Int(next)].end
      body(YAMLNode(document, next), YAMLNode(document, value))
      next = document.records[Int(value)].end
    }
  }

  /// Whether this is YAML's null, written without quotes.
  public var isNull: Bool {
    guard isPlain, let text = scalar else { return false }
    return text.isEmpty || text == "~" || text == "null"
  }
}

extension YAMLNode: CustomDebugStringConvertible {
  /// What is in it, with all places.
  public var debugDescription: String { "\(content) at \(mark.line):\(mark.column)" }
}
