/// Flutter's semantics tree as its service extension writes it.
///
/// Source: flutter/flutter: packages/flutter/lib/src/semantics/semantics.dart, SemanticsNode.toJson (the fields and
/// their order as in the API reference). `semantics` of a node says what Flutter knows of it; a node of the platform
/// without one is none of Flutter's.
struct FlutterWriter: ExportWriter {
  let format = "flutter-semantics"
  let platforms: [TruthPlatform] = [.android, .ios]

  func export(_ screen: TruthScreen) -> String? {
    let hasWidget = screen.root.all.contains { $0.isOfWidget }
    let isFlutter = screen.root.all.contains { $0.isOfWidget && $0.fields["semantics"] != nil }
    guard isFlutter || !hasWidget else { return nil }
    var nodes: [(String, JSON)] = []
    var next = 1
    let children = screen.root.children.flatMap { add($0, in: screen.root.frame, &next, to: &nodes) }
    let root = json([:], id: 0, frame: screen.root.frame, in: TruthFrame(), children: children)
    return JSON.object([("data", .object([("0", root)] + nodes))]).rendered
  }

  private func add(
    _ node: TruthNode, in parent: TruthFrame, _ next: inout Int, to nodes: inout [(String, JSON)]
  ) -> [Int] {
    guard case .fields(let semantics)? = node.fields["semantics"] else {
      return node.children.flatMap { add($0, in: parent, &next, to: &nodes) }
    }
    let id = next
    next += 1
    let place = nodes.count
    nodes.append((String(id), .null))
    let children = node.children.flatMap { add($0, in: node.frame, &next, to: &nodes) }
    nodes[place].1 = json(semantics, id: id, frame: node.frame, in: parent, children: children)
    return [id]
  }

  private func json(
    _ semantics: [String: TruthValue], id: Int, frame: TruthFrame, in parent: TruthFrame, children: [Int]
  ) -> JSON {
    func text(_ key: String) -> JSON {
      guard case .text(let text)? = semantics[key] else { return .text("") }
      return .text(text)
    }
    func list(_ key: String) -> JSON {
      guard case .list(let list)? = semantics[key] else { return .array([]) }
      return .array(list.map(JSON.text))
    }
    let x = frame.x - parent.x
    let y = frame.y - parent.y
    let transform = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, 0, 1]
    return .object([
      ("id", .int(id)), ("label", text("label")), ("value", text("value")), ("hint", text("hint")),
      ("tooltip", text("tooltip")), ("increasedValue", text("increasedValue")),
      ("decreasedValue", text("decreasedValue")), ("identifier", text("identifier")), ("flags", list("flags")),
      ("actions", list("actions")),
      (
        "rect",
        .object([
          ("left", .int(0)), ("top", .int(0)), ("width", .int(frame.width)), ("height", .int(frame.height)),
        ])
      ),
      ("transform", .array(transform.map(JSON.int))), ("childrenInTraversalOrder", .array(children.map(JSON.int))),
      ("childrenInHitTestOrder", .array(children.reversed().map(JSON.int))),
    ])
  }
}
