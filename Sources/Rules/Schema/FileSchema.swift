/// The JSON Schemas of the files of a rules directory, for editors, made of the tables that the compiler reads by.
///
/// A schema knows the shape of a file: keys, words and lists. Names of sets, words and expectations are checked by
/// `a11yd rules check`.
public enum FileSchema: String, CaseIterable, Sendable {
  case rule
  case examples
  case page
  case criteria
  case kinds
  case vocabulary

  /// The schema as a file.
  public var json: String { node.json }

  private var node: SchemaNode {
    .object(
      [
        ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
        ("title", .text(title)),
      ] + body + [("$defs", .object(definitions))])
  }

  private var title: String {
    switch self {
    case .rule: "A rule of a11yd"
    case .examples: "Examples of a rule for all controls, with controls of one page"
    case .page: "A page of the criteria: its kinds of control and its named sets"
    case .criteria: "The criteria of a page"
    case .kinds: "The order in which kinds claim nodes"
    case .vocabulary: "Words by platform and language"
    }
  }

  private var body: [(key: String, value: SchemaNode)] {
    let mapping =
      switch self {
      case .rule: RuleSchema.rule
      case .examples: ExampleSchema.examples
      case .page: PageSchema.page
      case .criteria: PageSchema.criteria
      case .kinds: SchemaNode.mapping([("order", .ref("words"))])
      case .vocabulary: PageSchema.vocabulary
      }
    guard case .object(let entries) = mapping else { return [] }
    return entries
  }

  private var definitions: [(key: String, value: SchemaNode)] {
    switch self {
    case .rule:
      Self.scalars + PredicateSchema.definitions(others: .ref("number-test")) + ExampleSchema.definitions
    case .page: Self.scalars + PredicateSchema.definitions(others: nil) + ExampleSchema.definitions
    case .examples: Self.scalars + ExampleSchema.definitions
    case .criteria, .kinds, .vocabulary: Self.scalars
    }
  }

  /// Scalars are read as text and typed by their key, and editors type them by YAML.
  private static var scalars: [(key: String, value: SchemaNode)] {
    [
      ("text", .object([("type", .list([.text("string"), .text("number"), .text("boolean")]))])),
      ("words", .oneOrMore(.ref("text"))),
      ("flag", .object([("enum", .list([.flag(true), .flag(false), .text("true"), .text("false")]))])),
      (
        "number",
        .object([("anyOf", .list([.object([("type", .text("number"))]), .pattern("^-?[0-9]+(\\.[0-9]+)?$")]))])
      ),
      ("criterion", .pattern("^[0-9]+\\.[0-9]+\\.[0-9]+$")),
    ]
  }
}
