import YAMLText

/// What a wrong form, or a step of a recording, changes of the right form.
struct WidgetChange {
  /// Fields by handle; null takes a field away, `children` and `row` replace all children.
  private var fields: [(handle: String, node: YAMLNode)] = []
  private var dropped: Set<String> = []
  /// New nodes inside a node, after its children.
  private var added: [String: YAMLNode] = [:]
  /// New nodes beside a node, before it.
  private var before: [String: YAMLNode] = [:]
  /// The children of a node in another order.
  private var order: [String: [String]] = [:]

  static let keys: Set<String> = ["change", "drop", "add", "before", "order"]

  init(_ node: YAMLNode) throws {
    for pair in node.mapping ?? [] {
      switch pair.key.scalar {
      case "change":
        fields = (pair.value.mapping ?? []).map { ($0.key.scalar ?? "", $0.value) }
      case "drop":
        dropped = Set((pair.value.sequence ?? [pair.value]).compactMap(\.scalar))
      case "add": added = Self.byHandle(pair.value)
      case "before": before = Self.byHandle(pair.value)
      case "order":
        order = Self.byHandle(pair.value).mapValues { $0.sequence?.compactMap(\.scalar) ?? [] }
      default: break
      }
    }
  }

  /// The nodes after the change.
  ///
  /// - Throws: `WidgetProblem` for a handle that no node has.
  func applied(to nodes: [TruthNode], platform: TruthPlatform, at place: YAMLNode) throws -> [TruthNode] {
    let handles = Set(nodes.flatMap(\.all).compactMap(\.handle))
    let named = Set(fields.map(\.handle)).union(dropped).union(added.keys).union(before.keys).union(order.keys)
    for handle in named.subtracting(handles).sorted() { throw WidgetProblem(place, "no node is called “\(handle)”") }
    return try nodes.flatMap { try changed($0, platform) }
  }

  private func changed(_ node: TruthNode, _ platform: TruthPlatform) throws -> [TruthNode] {
    guard let handle = node.handle else { return [try with(node, platform)] }
    if dropped.contains(handle) { return [] }
    return try (before[handle].map { try TruthNode.nodes($0, platform) } ?? []) + [with(node, platform)]
  }

  private func with(_ node: TruthNode, _ platform: TruthPlatform) throws -> TruthNode {
    var node = node
    let handle = node.handle ?? ""
    for change in fields where change.handle == handle {
      let new = try TruthNode(change.node, platform: platform)
      if change.node.mapping?.contains(where: { ["children", "row"].contains($0.key.scalar) }) == true {
        (node.children, node.isRow) = (new.children, new.isRow)
      }
      for pair in change.node.mapping ?? [] {
        let key = pair.key.scalar ?? ""
        guard platform.fields.contains(key) else { continue }
        if case .fields(let added)? = new.fields[key], case .fields(var merged)? = node.fields[key] {
          for inner in pair.value.mapping ?? [] { merged[inner.key.scalar ?? ""] = added[inner.key.scalar ?? ""] }
          node.fields[key] = .fields(merged)
        } else {
          node.fields[key] = new.fields[key]
        }
      }
    }
    if let order = order[handle] {
      node.children = order.compactMap { name in node.children.first { $0.handle == name } }
    }
    node.children = try node.children.flatMap { try changed($0, platform) }
    if let added = added[handle] { node.children += try TruthNode.nodes(added, platform) }
    return node
  }

  private static func byHandle(_ node: YAMLNode) -> [String: YAMLNode] {
    Dictionary((node.mapping ?? []).map { ($0.key.scalar ?? "", $0.value) }) { first, _ in first }
  }
}
