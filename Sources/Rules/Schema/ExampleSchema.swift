import AccessibilityTree

/// The schema of examples and of the trees in them.
enum ExampleSchema {
  static var definitions: [(key: String, value: SchemaNode)] {
    [("example", example), ("step", .mapping(stepKeys, required: ["tree"])), ("tree", tree), ("event", event)]
  }

  /// Examples by outcome.
  static var examples: SchemaNode {
    .mapping(RuleExample.Kind.allCases.map { ($0.rawValue, .items(.ref("example"))) })
  }

  private static var example: SchemaNode {
    .mapping(
      ExampleCompiler.keys.map { key in
        let value: SchemaNode =
          switch key {
          case "platform": .choice(Platform.allCases.map(\.rawValue))
          case "language": .pattern("^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$")
          case "lacks": .choices(Property.allCases.map(\.name))
          case "heard":
            .items(.object([("anyOf", .list([.ref("text"), .items(.ref("text"))]))]))
          case "events": .items(.ref("event"))
          case "order": .choice(["heard"])
          case "tree": .ref("tree")
          case "steps": .items(.ref("step"), atLeast: 2)
          default: .ref("text")
          }
        return (key, value)
      }, required: ["because"],
      also: [
        (
          "oneOf",
          .list([.object([("required", .list([.text("tree")]))]), .object([("required", .list([.text("steps")]))])])
        )
      ])
  }

  private static var stepKeys: [(key: String, value: SchemaNode)] {
    ExampleStepCompiler.keys.map { key in
      let value: SchemaNode =
        switch key {
        case "tree": .ref("tree")
        case "events": .items(.ref("event"))
        case "trigger":
          .mapping(["action", "node", "at"].map { ($0, .ref("text")) }, required: ["action"])
        case "font-scale": .ref("number")
        case "at": .pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}")
        case "settled": .ref("flag")
        default: .ref("text")
        }
      return (key, value)
    }
  }

  private static var event: SchemaNode {
    .mapping(["type", "text", "node", "at"].map { ($0, .ref("text")) }, required: ["type"])
  }

  private static var tree: SchemaNode {
    var keys: [(key: String, value: SchemaNode)] = [
      ("children", .items(.ref("tree"))), ("finding", .ref("text")), ("a", .choice(["kind"])),
      ("control", .ref("flag")),
    ]
    for name in CanonicalKey.names { if let key = CanonicalKey(name) { keys.append((name, value(of: key))) } }
    return .mapping(keys)
  }

  private static func value(of key: CanonicalKey) -> SchemaNode {
    func numbers(_ count: Int) -> SchemaNode { .items(.ref("number"), atLeast: count, atMost: count) }
    func orNone(_ node: SchemaNode) -> SchemaNode {
      .object([("anyOf", .list([node, .object([("type", .text("null"))])]))])
    }
    return switch key {
    case .role: .choice(Role.allCases.map(\.rawValue))
    case .flag, .negated, .truncated: orNone(.ref("flag"))
    case .text, .clickLabel, .longClickLabel: orNone(.ref("text"))
    case .headingLevel: orNone(.ref("number"))
    case .bounds: orNone(numbers(4))
    case .position, .cell: orNone(numbers(2))
    case .traits, .actions: orNone(.oneOrMore(.ref("text")))
    case .collection, .range, .liveRegion: .object([])
    }
  }
}
