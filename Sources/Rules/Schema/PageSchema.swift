import AccessibilityTree

/// The schemas of what is beside rules: pages, criteria and vocabularies.
enum PageSchema {
  static var page: SchemaNode {
    .mapping(
      PageSource.keys.map { key in
        let value: SchemaNode =
          switch key {
          case "prefix": .pattern("^[A-Z]{2,3}$")
          case "kinds": .mapping([], others: kind)
          case "sets": .mapping([], others: .ref("predicate"))
          default: .ref("text")
          }
        return (key, value)
      }, required: ["name"])
  }

  private static var kind: SchemaNode {
    let texts = SchemaNode.mapping([], others: .ref("text"))
    let slot = SchemaNode.object([("anyOf", .list([.ref("text"), .ref("predicate")]))])
    let keys: [(key: String, value: SchemaNode)] = KindSource.reserved.map { key in
      let value: SchemaNode =
        switch key {
        case "words": texts
        case "samples": .mapping((["any"] + Platform.allCases.map(\.rawValue)).map { ($0, .ref("tree")) })
        case "fix": .mapping([], others: .mapping(Rule.Framework.allCases.map { ($0.rawValue, .ref("text")) }))
        case "impact": .mapping([], others: .choice(Rule.Impact.allCases.map(\.rawValue)))
        default: .ref("text")
        }
      return (key, value)
    }
    return .mapping(keys + [("control", slot)], required: ["noun", "control"], others: slot)
  }

  static var criteria: SchemaNode {
    .mapping([("edition", .ref("text")), ("rows", .items(row, atLeast: 1))], required: ["rows"])
  }

  private static var row: SchemaNode {
    .mapping(
      CriteriaRowCompiler.known.map { key in
        let value: SchemaNode =
          switch key {
          case "id": .pattern("^[A-Z]{2,3}-[0-9]{2,3}$")
          case "kind": .choice(CriteriaRow.Kind.allCases.map(\.rawValue))
          case "across": .choice(CriteriaRow.Across.allCases.map(\.rawValue))
          case "wcag": .oneOrMore(.ref("criterion"))
          case "traps", "decided-by": .ref("words")
          case "evidence": evidence
          case "undecided": undecided
          default: .ref("text")
          }
        return (key, value)
      }, required: CriteriaRowCompiler.required)
  }

  /// `any`, or each platform.
  private static var evidence: SchemaNode {
    let platforms = Platform.allCases.map(\.rawValue)
    func keys(_ names: [String]) -> SchemaNode { .mapping(names.map { ($0, .ref("text")) }, required: names) }
    return .object([("oneOf", .list([keys(["any"]), keys(platforms)]))])
  }

  private static var undecided: SchemaNode {
    .mapping(
      [
        // `nothing` stands alone.
        (
          "needs",
          .object([
            (
              "anyOf",
              .list([
                .choice(CriteriaRow.Need.allCases.map(\.rawValue)),
                .items(
                  .choice(CriteriaRow.Need.allCases.filter { $0 != .nothing }.map(\.rawValue)), atLeast: 1),
              ])
            )
          ])
        ), ("because", .ref("text")),
        ("exporter", .ref("text")),
      ], required: ["needs", "because"])
  }

  static var vocabulary: SchemaNode {
    let words = SchemaNode.mapping([], others: .ref("words"))
    let languages = SchemaNode.object([
      ("type", .text("object")),
      ("propertyNames", .object([("pattern", .text("^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"))])),
      ("additionalProperties", words),
    ])
    let roles = SchemaNode.object([
      ("additionalProperties", .object([("propertyNames", .choice(Role.allCases.map(\.rawValue)))]))
    ])
    let blocks = ["any"] + Platform.allCases.map(\.rawValue)
    return .mapping(
      [("name", .ref("text")), ("by", .choice(["role"])), ("what", .ref("text")), ("partial", .ref("words"))]
        + blocks.map { ($0, languages) },
      required: ["name", "what"],
      also: [
        ("anyOf", .list(blocks.map { .object([("required", .list([.text($0)]))]) })),
        (
          "if",
          .object([
            ("properties", .object([("by", .object([("const", .text("role"))]))])), ("required", .list([.text("by")])),
          ])
        ),
        ("then", .object([("properties", .object(blocks.map { ($0, roles) }))])),
      ])
  }
}
