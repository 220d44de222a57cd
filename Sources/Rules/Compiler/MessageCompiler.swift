/// Reads messages and checks that every placeholder is bound.
struct MessageCompiler {
  let table: ExpressionTable
  let scope: PredicateScope
  let subject: RuleCompiler.Subject
  /// Whether the expectation has a problem of its own, so that the test that a placeholder needs may be missing.
  var isExpectationBroken = false

  /// The template, or nil after reporting the problem. `that` is the expectation that the message explains.
  func compile(_ yaml: Yaml, that: Expression.ID) -> MessageTemplate? {
    guard let text = yaml.text("a message") else { return nil }
    var template = MessageTemplate(parts: [])
    var rest = text[...]
    // Bytes, because braces are whole characters.
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
      guard let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}")) else {
        yaml.report("the message opens a placeholder with “{” and does not close it.")
        return nil
      }
      if open > rest.startIndex { template.parts.append(.literal(String(rest[..<open]))) }
      let name = String(rest[rest.utf8.index(after: open)..<close])
      guard let part = part(name, yaml, that: that) else { return nil }
      template.parts.append(part)
      rest = rest[rest.utf8.index(after: close)...]
    }
    if !rest.isEmpty { template.parts.append(.literal(String(rest))) }
    if text.contains(byte: UInt8(ascii: "\n")) { yaml.report("a message is one line.") }
    return template
  }

  private func part(_ name: String, _ yaml: Yaml, that: Expression.ID) -> MessageTemplate.Part? {
    if let kind = subject.kind?.kind, let word = kind.word(name) { return .literal(word) }
    // In the rule as people read it, words of a kind stay placeholders.
    if case .any = subject, MessageTemplate.Placeholder(rawValue: name) == nil, scope.fact(name) == nil,
      !name.utf8.contains(UInt8(ascii: "."))
    {
      return .literal("{\(name)}")
    }
    if let fact = scope.fact(name) { return .fact(fact) }
    if let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")), let step = StepName(rawValue: String(name[..<dot])),
      scope.mayAsk(step),
      let placeholder = MessageTemplate.Placeholder(rawValue: String(name[name.utf8.index(after: dot)...]))
    {
      return .stepPlaceholder(step, placeholder)
    }
    guard let placeholder = MessageTemplate.Placeholder(rawValue: name) else {
      if let kind = subject.kind {
        kind.place.report("the kind has no word for `{\(name)}`, which the messages of a rule use. Add it to `words`.")
        return nil
      }
      let bound = MessageTemplate.Placeholder.allCases.map(\.rawValue) + scope.facts.map(\.name)
      yaml.report(
        "the message uses `{\(name)}`, which `applies-to` does not bind. Bound: \(bound.joined(separator: ", ")).")
      return nil
    }
    if placeholder == .match, !isExpectationBroken, !asks(that, { $0.findsWords }) {
      yaml.report("the message uses `{match}`, but the expectation has no test that finds words.")
    }
    if placeholder == .other, !isExpectationBroken, !asks(that, { $0.other != nil }) {
      yaml.report("the message uses `{other}`, but the expectation compares with no other text.")
    }
    return .placeholder(placeholder)
  }

  /// Whether a text test of this kind is somewhere in the expression.
  private func asks(_ id: Expression.ID, _ isMeant: (TextTest) -> Bool) -> Bool {
    switch table.expressions[id] {
    case .text(_, let test): isMeant(test)
    case .announced(let tests, _): tests.contains(where: isMeant)
    case let expression: expression.operands.contains { asks($0, isMeant) }
    }
  }
}
