import AccessibilityTree

/// What a rule expects of its targets, and what it says of those that do not meet it.
extension RuleCompiler {
  func expectations(
    in scope: PredicateScope, _ subject: Subject
  ) -> [(expectation: CompiledRule.Expectation, place: Yaml)] {
    guard let items = value("expect")?.list("`expect`") else { return [] }
    if items.isEmpty { value("expect")?.report("the rule expects nothing.") }
    var found: [(expectation: CompiledRule.Expectation, place: Yaml)] = []
    for item in items {
      guard let expectation = expectation(item, in: scope, subject) else { continue }
      if found.contains(where: { $0.expectation.id == expectation.expectation.id }) {
        expectation.place.report("the rule has another expectation `\(expectation.expectation.id)`.")
      }
      found.append(expectation)
    }
    return found
  }

  private func expectation(
    _ yaml: Yaml, in scope: PredicateScope, _ subject: Subject
  ) -> (expectation: CompiledRule.Expectation, place: Yaml)? {
    guard let entries = yaml.entries("an expectation") else { return nil }
    let keys = ["id", "that", "fails", "asks", "needs", "at"]
    for entry in entries where !keys.contains(entry.name) {
      entry.key.report("`\(entry.name)` is no key of an expectation." + Yaml.offer(entry.name, keys))
    }
    func entry(_ name: String) -> Yaml.Entry? { entries.first { $0.name == name } }
    for key in ["id", "that"] where entry(key) == nil { yaml.report("the expectation has no `\(key)`.") }
    guard let idYaml = entry("id")?.value, let id = idYaml.text("`id`"), let that = entry("that") else { return nil }
    if id == "where" || !Self.isFault(id) {
      idYaml.report("an expectation's id names the fault in small letters and hyphens, such as `position-unheard`.")
    }
    let problemsBefore = yaml.log.problems.count
    let predicate = predicates.predicate(that.value, in: scope)
    let messages = MessageCompiler(
      table: table, scope: scope, subject: subject, isExpectationBroken: yaml.log.problems.count > problemsBefore)
    var verdict = CompiledRule.Expectation.Verdict.fails
    var message: MessageTemplate?
    switch (entry("fails"), entry("asks")) {
    case (let fails?, nil):
      message = messages.compile(fails.value, that: predicate)
      entry("needs")?.key.report("`needs` stands beside `asks`, not beside `fails`.")
    case (nil, let asks?):
      message = messages.compile(asks.value, that: predicate)
      if let text = asks.value.scalar, !text.contains(byte: UInt8(ascii: "?")) {
        asks.value.report("a message of `asks` is a question, with a “?” in it.")
      }
      let need = entry("needs").map { $0.value.choice("need", CompiledRule.Expectation.Need.self) ?? .human }
      verdict = .asks(need ?? .human)
    default: yaml.report("the expectation has either `fails` or `asks`.")
    }
    var expectation = CompiledRule.Expectation(
      id: id, that: predicate, verdict: verdict, message: message ?? MessageTemplate(parts: []))
    if let at = entry("at")?.value, let set = at.text("a set") {
      expectation.at = predicates.sets.expression(set, in: scope, at: at, with: predicates)
    }
    return (expectation, idYaml)
  }

  private static func isFault(_ id: String) -> Bool {
    let isPlain = id.utf8.allSatisfy {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
        || $0 == UInt8(ascii: "-")
    }
    return isPlain || id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }
  }

  /// Checks that `across` names every step whose texts (`before.name`) are used.
  func checkSteps(_ expressions: [Expression.ID], in scope: PredicateScope) {
    var open = expressions.filter { table.asksOtherSteps[$0] }
    while let id = open.popLast() {
      let expression = table.expressions[id]
      open += expression.operands.filter { table.asksOtherSteps[$0] }
      for step in expression.otherSteps where !scope.mayAsk(step) {
        value("expect")?.report("a text of the step `\(step.rawValue)` is asked for, which `across` does not name.")
      }
    }
  }
}
