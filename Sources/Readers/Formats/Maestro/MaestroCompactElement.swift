import AccessibilityTree

/// An element of a compact hierarchy, before it is known what its keys mean.
struct MaestroCompactElement {
  let level: Int
  var members: [(key: String, value: Value)] = []

  enum Value {
    case flag(Bool)
    case text(String)

    init(_ item: JSONItem) {
      if !item.isString, let flag = item.flag { self = .flag(flag) } else { self = .text(item.text) }
    }
  }

  /// Reads an element whose object was entered, and all below it, in preorder: the one list is that of its children,
  /// whatever the file calls it.
  static func read(
    _ json: inout JSONCursor, into elements: inout [MaestroCompactElement], level: Int, limits: ReadLimits
  ) throws(ReadFault) {
    if level >= limits.depth { throw .tooDeep(limits) }
    if elements.count >= limits.nodes { throw .tooManyNodes(limits) }
    let place = elements.count
    elements.append(MaestroCompactElement(level: level))
    while let item = try json.next() {
      if item.isArray {
        try json.enter()
        while let child = try json.next() {
          guard child.isObject else { continue }
          try json.enter()
          try read(&json, into: &elements, level: level + 1, limits: limits)
        }
      } else if !item.isObject {
        elements[place].members.append((item.keyText, Value(item)))
      }
    }
  }

  /// States what the element says, and the defaults of what it leaves out.
  func state(
    of index: Int, by schema: MaestroCompactSchema, _ defaults: [(MaestroAttribute, Value)],
    in nodes: inout some MaestroNodes
  ) {
    for (attribute, value) in defaults { Self.state(attribute, value, of: index, in: &nodes) }
    for (key, value) in members {
      if let attribute = schema.attribute(of: key) { Self.state(attribute, value, of: index, in: &nodes) }
    }
  }

  private static func state(
    _ attribute: MaestroAttribute, _ value: Value, of index: Int, in nodes: inout some MaestroNodes
  ) {
    switch value {
    case .flag(let flag): nodes.state(attribute, flag, of: index)
    case .text(var text) where attribute == .bounds:
      if let rect = text.withUTF8({ BoundsText.edges($0) }) { nodes.builder[index].bounds = rect }
    case .text(let text): nodes.state(attribute, nodes.builder.intern(text), of: index)
    }
  }
}
