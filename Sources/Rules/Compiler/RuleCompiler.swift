import AccessibilityTree

/// Turns one rule file into a compiled rule, reporting whatever is wrong with it.
struct RuleCompiler {
  let text: RuleText
  let yaml: Yaml
  let entries: [Yaml.Entry]
  let table: ExpressionTable
  let predicates: PredicateCompiler

  static let required = [
    "id", "name", "status", "impact", "platforms", "source", "wcag", "why", "applies-to", "expect", "fix", "examples",
  ]

  /// The compiled rule, or nil with the problems reported.
  func compile() -> CompiledRule? {
    checkKeys()
    let problemsBefore = yaml.log.problems.count
    let named = value("platforms").flatMap { predicates.choices($0, "platform", Platform.self) } ?? []
    // Where a platform is misspelled, what is written for it is not wrong.
    let platforms = yaml.log.problems.count > problemsBefore ? Platform.allCases : named
    let rule = Rule(
      id: identifier() ?? "", path: text.path, name: value("name")?.text("`name`") ?? "",
      status: value("status")?.choice("status", Rule.Status.self) ?? .draft,
      impact: value("impact")?.choice("impact", Rule.Impact.self) ?? .minor, platforms: Set(platforms),
      decides: decides(), sources: sources(), wcag: criteria(), why: value("why")?.text("`why`") ?? "",
      fix: fixes(for: platforms))
    guard let applies = value("applies-to")?.entries("`applies-to`") else { return nil }
    var scope = PredicateScope(page: text.page)
    var across: Across?
    if let value = value("across") {
      across = AcrossCompiler(predicates: predicates, scope: scope)
        .compile(value, judged: applies.first { $0.name == "step" }?.value)
      guard let across else { return nil }
      scope.steps = across.steps.map(\.name)
    }
    guard let each = each(applies, in: scope) else { return nil }
    if let with = applies.first(where: { $0.name == "with" }) {
      FactCompiler(table: table, predicates: predicates, domain: each.id).compile(with.value, into: &scope)
    }
    let condition = applies.first { $0.name == "where" }.map { predicates.predicate($0.value, in: scope) }
    let expectations = expectations(in: scope)
    checkSteps([condition].compactMap(\.self) + expectations.map(\.expectation.that), in: scope)
    guard let examplesValue = value("examples") else { return nil }
    let examples = ExampleCompiler(
      platforms: platforms, expectations: expectations.map(\.expectation.id), hasWhere: condition != nil,
      across: across
    ).compile(examplesValue)
    checkCompleteness(expectations.map { ($0.expectation.id, $0.place) }, examples)
    return CompiledRule(
      rule: rule, across: across, each: each.id, setName: each.name, facts: scope.facts, where: condition,
      expectations: expectations.map(\.expectation), examples: examples)
  }

  func value(_ key: String) -> Yaml? { entries.first { $0.name == key }?.value }

  private func checkKeys() {
    let known = Self.required + ["decides", "across"]
    for entry in entries where !known.contains(entry.name) {
      entry.key.report("`\(entry.name)` is no key of a rule." + Yaml.offer(entry.name, known))
    }
    for key in Self.required where value(key) == nil { yaml.report("the rule has no `\(key)`.") }
  }

  private func each(_ applies: [Yaml.Entry], in scope: PredicateScope) -> (name: String, id: Expression.ID)? {
    let keys = ["each", "with", "where"] + (value("across") == nil ? [] : ["step"])
    for entry in applies where !keys.contains(entry.name) {
      entry.key.report("`\(entry.name)` is no key of `applies-to`." + Yaml.offer(entry.name, keys))
    }
    guard let entry = applies.first(where: { $0.name == "each" }) else {
      value("applies-to")?.report("`applies-to` does not say `each`: the set that targets are taken from.")
      return nil
    }
    guard let name = entry.value.text("a set"),
      let id = predicates.sets.expression(name, page: scope.page, at: entry.value, with: predicates)
    else { return nil }
    return (name, id)
  }

  // MARK: expectations

  private func expectations(in scope: PredicateScope) -> [(expectation: CompiledRule.Expectation, place: Yaml)] {
    guard let items = value("expect")?.list("`expect`") else { return [] }
    if items.isEmpty { value("expect")?.report("the rule expects nothing.") }
    var found: [(expectation: CompiledRule.Expectation, place: Yaml)] = []
    for item in items {
      guard let expectation = expectation(item, in: scope) else { continue }
      if found.contains(where: { $0.expectation.id == expectation.expectation.id }) {
        expectation.place.report("the rule has another expectation `\(expectation.expectation.id)`.")
      }
      found.append(expectation)
    }
    return found
  }

  private func expectation(
    _ yaml: Yaml, in scope: PredicateScope
  ) -> (expectation: CompiledRule.Expectation, place: Yaml)? {
    guard let entries = yaml.entries("an expectation") else { return nil }
    let keys = ["id", "that", "fails", "asks", "needs"]
    for entry in entries where !keys.contains(entry.name) {
      entry.key.report("`\(entry.name)` is no key of an expectation." + Yaml.offer(entry.name, keys))
    }
    func entry(_ name: String) -> Yaml.Entry? { entries.first { $0.name == name } }
    for key in ["id", "that"] where entry(key) == nil { yaml.report("the expectation has no `\(key)`.") }
    guard let idYaml = entry("id")?.value, let id = idYaml.text("`id`"), let that = entry("that") else { return nil }
    if id == "where" || !id.allSatisfy({ $0.isLowercase || $0.isNumber || $0 == "-" }) {
      idYaml.report("an expectation's id names the fault in small letters and hyphens, such as `position-unheard`.")
    }
    let problemsBefore = yaml.log.problems.count
    let predicate = predicates.predicate(that.value, in: scope)
    let messages = MessageCompiler(
      table: table, scope: scope, isExpectationBroken: yaml.log.problems.count > problemsBefore)
    var verdict = CompiledRule.Expectation.Verdict.fails
    var message: MessageTemplate?
    switch (entry("fails"), entry("asks")) {
    case (let fails?, nil):
      message = messages.compile(fails.value, that: predicate)
      entry("needs")?.key.report("`needs` stands beside `asks`, not beside `fails`.")
    case (nil, let asks?):
      message = messages.compile(asks.value, that: predicate)
      if let text = asks.value.scalar, !text.contains("?") {
        asks.value.report("a message of `asks` is a question, with a “?” in it.")
      }
      let need = entry("needs").map { $0.value.choice("need", CompiledRule.Expectation.Need.self) ?? .human }
      verdict = .asks(need ?? .human)
    default: yaml.report("the expectation has either `fails` or `asks`.")
    }
    let expectation = CompiledRule.Expectation(
      id: id, that: predicate, verdict: verdict, message: message ?? MessageTemplate(parts: []))
    return (expectation, idYaml)
  }

  /// A text of another step (`before.name`) is known only where `across` names the step.
  private func checkSteps(_ expressions: [Expression.ID], in scope: PredicateScope) {
    var open = expressions
    while let id = open.popLast() {
      let expression = table.expressions[id]
      open += expression.operands
      guard case .text(let subject, let test) = expression else { continue }
      for step in [subject.of.step, test.other?.of.step].compactMap(\.self) where !scope.mayAsk(step) {
        value("expect")?.report("a text of the step `\(step.rawValue)` is asked for, which `across` does not name.")
      }
    }
  }

  private func checkCompleteness(_ expectations: [(id: String, place: Yaml)], _ examples: [RuleExample]) {
    for outcome in RuleExample.Kind.allCases where !examples.contains(where: { $0.outcome == outcome }) {
      entries.first { $0.name == "examples" }?.key.report("no example is \(outcome.rawValue).")
    }
    let marked = Set(examples.flatMap { $0.tree.findings.map(\.expectation) })
    // A finding that is misspelled is told at its own place; what it was meant to show is not missing.
    guard marked.subtracting(expectations.map(\.id)).subtracting(["where"]).isEmpty else { return }
    for expectation in expectations where !marked.contains(expectation.id) {
      expectation.place.report("no failed or cannot-tell example shows `\(expectation.id)`.")
    }
  }
}
