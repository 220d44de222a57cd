import AccessibilityTree

/// The schema of a rule.
enum RuleSchema {
  static var rule: SchemaNode {
    .mapping(
      (RuleCompiler.required + RuleCompiler.optional).map { ($0, value(of: $0)) }, required: RuleCompiler.required)
  }

  static let identifier = SchemaNode.pattern("^[0-9a-f]{32}$")

  private static func value(of key: String) -> SchemaNode {
    switch key {
    case "id": identifier.described("32 random hexadecimal digits that never change: the journal's MESSAGE_ID.")
    case "name": SchemaNode.ref("text").described("The passing condition, with the thing first.")
    case "status": .choice(Rule.Status.allCases.map(\.rawValue))
    case "impact": .choice(Rule.Impact.allCases.map(\.rawValue))
    case "platforms": .choices(Platform.allCases.map(\.rawValue))
    case "wcag":
      .items(
        .mapping(
          [("criterion", .ref("criterion")), ("relation", .choice(Rule.Criterion.Relation.allCases.map(\.rawValue)))],
          required: ["criterion", "relation"]), atLeast: 1)
    case "source":
      .items(
        .mapping([("section", .ref("text")), ("says", .ref("text"))], required: ["section", "says"]), atLeast: 1)
    case "formerly":
      .items(
        .mapping([("rule", .ref("text")), ("kind", .ref("text")), ("id", identifier)], required: ["rule"]))
    case "why": SchemaNode.ref("text").described("Whom it hurts and how, in two sentences.")
    case "across": across
    case "applies-to": appliesTo
    case "expect": .items(expectation, atLeast: 1)
    case "fix":
      .mapping(Rule.Framework.allCases.map { ($0.rawValue, .ref("text")) }, atLeast: 1)
    case "examples": ExampleSchema.examples
    default: .object([])
    }
  }

  private static var across: SchemaNode {
    let step = SchemaNode.mapping([("some", .ref("predicate")), ("none", .ref("predicate"))])
    return .mapping(StepName.allCases.filter { $0 != .previously }.map { ($0.rawValue, step) }, atLeast: 2)
  }

  private static var appliesTo: SchemaNode {
    let text = SchemaNode.ref("text")
    let facts = SchemaNode.list([
      .mapping([("nearest", text)], required: ["nearest"]),
      .mapping([("count-of", text), ("in", text), ("where", .ref("predicate"))], required: ["count-of", "in"]),
      // A rank is a place in what lies around the node.
      .mapping(
        [("rank-among", text), ("in", .pattern("^(?!(self|screen)$)."))], required: ["rank-among", "in"]),
    ])
    return .mapping(
      [
        ("each", text), ("with", .mapping([], others: .object([("oneOf", facts)]))),
        ("where", .ref("predicate")), ("step", .choice(StepName.allCases.map(\.rawValue))),
      ], required: ["each"])
  }

  private static var expectation: SchemaNode {
    .mapping(
      [
        ("id", .pattern("^[a-z0-9-]+$")), ("that", .ref("predicate")), ("at", .ref("text")), ("fails", .ref("text")),
        ("asks", .pattern("\\?")), ("needs", .choice(CompiledRule.Expectation.Need.allCases.map(\.rawValue))),
      ], required: ["id", "that"],
      also: [
        (
          "oneOf",
          .list(["fails", "asks"].map { .object([("required", .list([.text($0)]))]) })
        ),
        ("dependentRequired", .object([("needs", .list([.text("asks")]))])),
      ])
  }
}
