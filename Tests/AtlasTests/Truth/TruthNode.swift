import YAMLText

/// One node of a screen as the platform's accessibility API exposes it, before any exporter.
///
/// Fields have the API's meaning under short names (`docs/widgets.md`, “How to write a widget”). A field that a node
/// leaves out has the platform's default.
struct TruthNode: Sendable {
  /// What changes and recordings call it; the identifier where the file gives no other name.
  var handle: String?
  var fields: [String: TruthValue] = [:]
  var children: [TruthNode] = []
  /// The children are side by side.
  var isRow = false
  /// In pixels on Android, in points on iOS; `Layout` sets it.
  var frame = TruthFrame()
  /// Of the widget, not of the screen around it.
  var isOfWidget = false

  /// A node from the file. `children` are below each other, `row` side by side.
  init(_ node: YAMLNode, platform: TruthPlatform) throws {
    for pair in node.mapping ?? [] {
      switch pair.key.scalar ?? "" {
      case "as": handle = pair.value.scalar
      case "children": children = try Self.nodes(pair.value, platform)
      case "row": (children, isRow) = (try Self.nodes(pair.value, platform), true)
      case let key:
        guard platform.fields.contains(key) else {
          throw WidgetProblem(pair.key, "“\(key)” is no field on \(platform)")
        }
        fields[key] = try TruthValue(pair.value)
      }
    }
    handle = handle ?? text("id")
  }

  /// A node of the screen around the widget.
  init(_ fields: [String: TruthValue], children: [TruthNode] = []) {
    (self.fields, self.children) = (fields, children)
    handle = text("id")
  }

  static func nodes(_ list: YAMLNode, _ platform: TruthPlatform) throws -> [TruthNode] {
    try (list.sequence ?? [list]).map { try TruthNode($0, platform: platform) }
  }

  /// A text of the node; nil where it has none.
  func text(_ key: String) -> String? {
    guard case .text(let text)? = fields[key] else { return nil }
    return text
  }

  /// Whether a state is on; states that are on unless a file says otherwise are named by the platform.
  func isOn(_ key: String, unlessStated: Bool = false) -> Bool {
    guard case .flag(let on)? = fields[key] else { return unlessStated }
    return on
  }

  func list(_ key: String) -> [String] {
    guard case .list(let list)? = fields[key] else { return [] }
    return list
  }

  func numbers(_ key: String) -> [Double] { list(key).compactMap(Double.init) }

  /// The node and all below it, parents first.
  var all: [TruthNode] { [self] + children.flatMap(\.all) }
}
