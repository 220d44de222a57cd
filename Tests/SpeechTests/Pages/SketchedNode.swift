import YAMLText

/// A node of an export, with the keys that its exporter writes; what the exporter writes of every node is left out.
struct SketchedNode {
  private(set) var fields: [(key: String, value: SketchedValue)] = []
  var children: [SketchedNode] = []
  /// The children are side by side.
  private(set) var isRow = false
  var frame = SketchedFrame()

  init(_ fields: [(String, SketchedValue)], children: [SketchedNode] = []) {
    self.fields = fields.map { (key: $0.0, value: $0.1) }
    self.children = children
  }

  /// A node of a file: `children` are below each other, `row` side by side.
  init(_ node: YAMLNode) throws {
    guard let pairs = node.mapping else { throw PageFileProblem("a node is a mapping", node) }
    for pair in pairs {
      switch pair.key.scalar ?? "" {
      case "children": children = try Self.nodes(pair.value)
      case "row": (children, isRow) = (try Self.nodes(pair.value), true)
      case let key: fields.append((key, SketchedValue(pair.value)))
      }
    }
  }

  static func nodes(_ list: YAMLNode) throws -> [SketchedNode] {
    guard let nodes = list.sequence else { throw PageFileProblem("nodes are a list", list) }
    return try nodes.map { try SketchedNode($0) }
  }

  subscript(key: String) -> SketchedValue? { fields.first { $0.key == key }?.value }

  func text(_ key: String) -> String? {
    guard case .text(let text)? = self[key] else { return nil }
    return text
  }

  func isOn(_ key: String, unlessStated: Bool = false) -> Bool {
    guard case .flag(let on)? = self[key] else { return unlessStated }
    return on
  }

  /// All fields, and these where the node states no other.
  func fields(with defaults: [(String, SketchedValue)]) -> [(key: String, value: SketchedValue)] {
    fields + defaults.filter { self[$0.0] == nil }.map { (key: $0.0, value: $0.1) }
  }
}
