import AccessibilityTree
import Speech

/// The schema of predicates. Every key is a case of a table, so a new key does not compile until it is here.
enum PredicateSchema {
  /// - Parameter others: what keys that are not in the tables hold: in a rule they may be facts.
  static func definitions(others: SchemaNode?) -> [(key: String, value: SchemaNode)] {
    [
      ("predicate", .mapping(keys, atLeast: 1, others: others)),
      ("predicates", .items(.ref("predicate"))),
      ("presence", .mapping([("is", presence)], atLeast: 1)),
      ("number-test", numberTest),
      ("text-subject", .pattern("^((\(owners))\\.)?(\(TextSubject.names.joined(separator: "|")))$")),
      ("text-test", .mapping(textTests, atLeast: 1)),
      ("stop", .mapping(keys + [("related", relations)], atLeast: 1, others: others)),
    ]
  }

  private static let presence = SchemaNode.choice(["present", "absent"])
  private static let relations = SchemaNode.choices(Expression.Relation.allCases.map(\.rawValue))
  private static let numberTest = SchemaNode.mapping(
    NumberTestCompiler.keys.map { ($0, .ref("number")) }, atLeast: 1)

  private static var owners: String { TextSubject.Owner.others.map(\.name).joined(separator: "|") }

  private static var keys: [(key: String, value: SchemaNode)] {
    let texts = TextSubject.names.filter { $0 != "heard" }
    let others = TextSubject.Owner.others.flatMap { owner in TextSubject.names.map { "\(owner.name).\($0)" } }
    return PredicateKey.allCases.map { ($0.rawValue, value(of: $0)) }
      + Property.allCases.filter(\.isFlag).map { ($0.name, .ref("flag")) } + [("disabled", .ref("flag"))]
      + [("heard", heard)] + (texts + others).map { ($0, .ref("text-test")) }
      + PredicateCompiler.stepKeys.map { ($0, value(ofStepKey: $0)) }
  }

  private static func value(of key: PredicateKey) -> SchemaNode {
    switch key {
    case .role: .choices(Role.allCases.map(\.rawValue))
    case .stop, .passedOver, .otherApp, .exportsOutOfView, .exportsHeardOrder, .inLiveRegion, .saidElsewhere:
      .ref("flag")
    case .trait:
      // Written in any case.
      .oneOrMore(.pattern("^(?:" + Traits.named.keys.sorted().map(anyCase).joined(separator: "|") + ")$"))
    case .heardPosition: heardPosition
    case .frame: frame
    case .position, .range, .actions: .ref("presence")
    case .collection:
      .mapping(
        [
          ("is", presence), ("selection", .choices(SelectionMode.allCases.map(\.rawValue))),
          ("rows", .ref("number-test")), ("columns", .ref("number-test")),
        ], atLeast: 1)
    case .announced:
      // An announcement has a text, and its time alone says nothing of it.
      .mapping(
        textTests.map { $0.key == "is" ? ("is", .choice(["present"])) : $0 }
          + AnnouncementTiming.keys.map { ($0, .ref("number")) },
        also: [("anyOf", .list(TextTestCompiler.keys.map { .object([("required", .list([.text($0)]))]) }))])
    case .scrolledOut: .choice(Expression.Extent.allCases.map(\.rawValue))
    case .platform: .choices(Platform.allCases.map(\.rawValue))
    case .`in`: .ref("text")
    case .children:
      .mapping(
        ["at-least", "at-most"].map { ($0, .ref("number")) }
          + ["every", "some", "none", "exactly-one"].map { ($0, .ref("predicate")) }, atLeast: 1)
    case .previousStop, .nextStop: .ref("stop")
    case .all, .any: .ref("predicates")
    case .parent, .ancestor, .child, .descendant, .sibling, .overlappingSibling, .sameBox, .sameName, .elsewhere,
      .anywhere, .earlierStop, .laterStop, .not:
      .ref("predicate")
    }
  }

  private static func value(ofStepKey key: String) -> SchemaNode {
    let steps = SchemaNode.choice(StepName.allCases.map(\.rawValue))
    return switch key {
    case "new", "changed", "first-focused", "focus-named", "first-stop", "recording-begins", "untouched",
      "speech-recorded":
      .ref("flag")
    case "seen-in", "same-screen-as", "outgrown-since": steps
    case "activated":
      .object([
        ("anyOf", .list([.object([("enum", .list([.flag(true), .text("true")]))]), .choices(actions)]))
      ])
    case "focus-visited":
      .object([("anyOf", .list([.ref("flag"), .mapping([("within", .ref("number"))], required: ["within"])]))])
    case "growth":
      .mapping(
        [("width", .ref("number-test")), ("height", .ref("number-test")), ("since", steps)], required: ["since"],
        atLeast: 2)
    case "holds-each", "holds-some", "holds-only":
      .mapping(
        [("text", ownText), ("each", ownText), ("of", .ref("text")), ("step", steps)],
        required: ["text", "each", "of", "step"])
    case "shows":
      .mapping(
        [("step", steps), ("some", .ref("predicate")), ("none", .ref("predicate"))], required: ["step"], atLeast: 2)
    case "stands-in":
      .mapping([("text", ownText), ("step", steps)], required: ["text", "step"])
    default: .ref("predicate")
    }
  }

  private static let ownText = SchemaNode.choice(TextSubject.names)

  private static var actions: [String] { UserAction.allCases.map(\.rawValue) }

  private static func anyCase(_ word: String) -> String {
    word.map { $0.isLetter ? "[\($0.uppercased())\($0.lowercased())]" : "\($0)" }.joined()
  }

  // MARK: texts and numbers

  private static var textTests: [(key: String, value: SchemaNode)] {
    TextTestCompiler.keys.map { key in
      let value: SchemaNode =
        switch key {
        case "is": presence
        case "equals", "in", "not-in": .ref("words")
        case "same-as", "contains-text-of", "holds-piece-of", "words-in", "may-be-in", "other-number-than":
          .ref("text-subject")
        case "last-word", "first-word", "title-word": lookup(["in", "not-in"])
        case "words": lookup(["some-in", "none-in", "every-in"])
        case "piece": lookup(["some-in", "none-in"])
        case "like": .choices(Shape.allCases.map(\.rawValue))
        case "characters": .ref("number-test")
        default: .object([])
        }
      return (key, value)
    }
  }

  private static func lookup(_ keys: [String]) -> SchemaNode {
    .mapping(keys.map { ($0, .ref("words")) }, also: [("minProperties", .number(1)), ("maxProperties", .number(1))])
  }

  private static var heard: SchemaNode {
    .mapping(
      textTests + [
        ("has", .choices(Fragment.Kind.allCases.map(\.rawValue))),
        ("says", .choices(SpokenState.allCases.map(\.rawValue))),
      ], atLeast: 1)
  }

  private static var heardPosition: SchemaNode {
    let comparisons = SchemaNode.mapping(
      Expression.Comparison.allCases.map { ($0.rawValue, .ref("text")) }, atLeast: 1)
    return .mapping(
      [("is", presence), ("equals", .items(.ref("text"), atLeast: 2, atMost: 2))]
        + Expression.PositionPart.allCases.map { ($0.rawValue, comparisons) }, atLeast: 1)
  }

  private static var frame: SchemaNode {
    let places = SchemaNode.choice(Expression.Surrounding.allCases.map(\.rawValue))
    return .mapping(
      Expression.Side.allCases.map { ($0.rawValue, .ref("number-test")) } + [("within", places), ("fills", places)],
      atLeast: 1)
  }
}
