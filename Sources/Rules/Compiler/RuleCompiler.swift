import AccessibilityTree

/// Turns one rule file into a compiled rule, and reports its problems.
struct RuleCompiler {
  let text: RuleText
  let yaml: Yaml
  let entries: [Yaml.Entry]
  let readsExamples: Bool
  let reading: RuleReading
  let table: ExpressionTable
  let predicates: PredicateCompiler
  let references: RuleReferences

  /// Which controls a rule is compiled for.
  enum Subject {
    /// A rule of a page.
    case page
    /// A rule for all controls, as people read it. Slots are empty, and placeholders for words stay.
    case any
    /// A rule for all controls and one kind.
    case one(KindSource, rank: Int, slot: String, former: FormerRule?, examples: [RuleText])
  }

  static let required = [
    "id", "name", "status", "impact", "platforms", "wcag", "why", "applies-to", "expect", "fix", "examples",
  ]
  static let optional = ["source", "across", "formerly"]
  private static let known = required + optional

  /// The compiled rule, or nil after reporting the problems.
  func compile(for subject: Subject = .page) -> CompiledRule? {
    let problemsBefore = yaml.log.problems.count
    let named = value("platforms").flatMap { predicates.choices($0, "platform", Platform.self) } ?? []
    // If a platform is misspelled, do not report what is written for it.
    let platforms = yaml.log.problems.count > problemsBefore ? Platform.allCases : named
    let rule = rule(for: subject, platforms)
    guard reading.readsJudgement(text, rule, value("across") != nil) else { return unread(rule) }
    guard let applies = value("applies-to")?.entries("`applies-to`") else { return nil }
    var scope = PredicateScope(page: text.page)
    if case .one(_, let rank, _, _, _) = subject { scope.kind = rank }
    var across: Across?
    if let value = value("across") {
      across = AcrossCompiler(predicates: predicates, scope: scope)
        .compile(value, judged: applies.first { $0.name == "step" }?.value)
      guard let across else { return nil }
      scope.steps = across.steps.map(\.name)
    }
    guard let each = each(applies, in: scope, subject) else { return nil }
    if let with = applies.first(where: { $0.name == "with" }) {
      FactCompiler(table: table, predicates: predicates, domain: each.id).compile(with.value, into: &scope)
    }
    let condition = applies.first { $0.name == "where" }.map { predicates.predicate($0.value, in: scope) }
    var expectations = expectations(in: scope, subject)
    let names = expectations.map(\.expectation.id)
    checkSteps([condition].compactMap(\.self) + expectations.map(\.expectation.that), in: scope)
    // What depends on a slot that this kind does not fill is met by every node of it.
    // What repeats an earlier expectation, because only a slot made the two differ, is never reached.
    if case .one = subject {
      var asked: Set<Expression.ID> = [table.number(.constant(true))]
      expectations.removeAll { !asked.insert($0.expectation.that).inserted }
    }
    var examples: [RuleExample] = []
    if readsExamples {
      guard let examplesValue = value("examples") else { return nil }
      let compiler = ExampleCompiler(
        platforms: platforms, expectations: names, hasWhere: condition != nil, across: across, kind: subject.kind,
        fillsKinds: text.page == "every")
      examples = compiler.compile(examplesValue)
      for text in subject.examples where !text.isEmpty { examples += compiler.compile(text, log: yaml.log) }
      switch subject {
      case .page:
        let onlyAsks = Self.onlyAsks(expectations.map(\.expectation))
        checkCompleteness(expectations.map { ($0.expectation.id, $0.place) }, examples, onlyAsks: onlyAsks)
      case .any: break
      case .one where subject.examples.contains(where: \.isEmpty): break
      case .one(let source, _, _, _, _):
        let shown: [RuleExample.Kind] =
          [.passed, Self.onlyAsks(expectations.map(\.expectation)) ? .cannotTell : .failed]
        for outcome in shown where !examples.contains(where: { $0.outcome == outcome }) {
          source.place.report(
            "no example of `\(text.path)` is \(outcome.rawValue) for this kind. Add samples to the kind.")
        }
      }
    }
    var compiled = CompiledRule(
      rule: rule, across: across, each: each.id, setName: each.name, facts: scope.facts, where: condition,
      expectations: expectations.map(\.expectation), examples: examples)
    compiled.doubts = doubts(about: each.name, subject)
    compiled.outline = predicates.trace.map { outline($0, of: compiled, subject) }
    return compiled
  }

  /// The rule without a target.
  private func unread(_ rule: Rule) -> CompiledRule {
    var compiled = CompiledRule(
      rule: rule, across: value("across") == nil ? nil : Across(steps: [], judged: .after),
      each: table.number(.constant(false)), setName: "", facts: [], where: nil, expectations: [], examples: [])
    compiled.isRead = false
    return compiled
  }

  private func rule(for subject: Subject, _ platforms: [Platform]) -> Rule {
    func text(_ key: String) -> String { (value(key)?.text("`\(key)`")).map(subject.words.filling) ?? "" }
    var rule = Rule(
      id: identifier() ?? "", path: self.text.path, name: text("name"),
      status: value("status")?.choice("status", Rule.Status.self) ?? .draft,
      impact: (subject.kind?.impacts[self.text.name] ?? value("impact"))?.choice("impact", Rule.Impact.self) ?? .minor,
      platforms: Set(platforms),
      decides: [], sources: references.sources, wcag: references.criteria, why: text("why"),
      fix: fixes(for: platforms, subject.kind?.fixes[self.text.name]).map { ($0, subject.words.filling($1)) })
    if case .one(let source, _, _, let former, _) = subject {
      rule.kind = source.kind
      rule.formerPath = former?.rule
      rule.id = former?.id ?? rule.id
    } else {
      rule.formerPath = former(of: nil)?.rule
    }
    return rule
  }

  /// The slot from which a rule for all controls takes its targets, and its place; nil after reporting the problem.
  var slot: (name: String, place: Yaml)? {
    guard let each = value("applies-to")?.entries("`applies-to`")?.first(where: { $0.name == "each" })?.value,
      let name = each.scalar
    else { return nil }
    guard name.hasPrefix("kind.") else {
      each.report("a rule in `every` takes its targets from a slot of each kind, such as `kind.control`.")
      return nil
    }
    return (String(name.dropFirst("kind.".count)), each)
  }

  private func doubts(about set: String, _ subject: Subject) -> [CompiledRule.Doubt] {
    switch subject {
    case .any: []
    case .one(_, let rank, let slot, _, _): predicates.sets.doubts(about: rank, slot, with: predicates)
    case .page:
      predicates.sets.kinds.rank(of: set.contains(byte: UInt8(ascii: "/")) ? set : "\(text.page)/\(set)").map {
        predicates.sets.doubts(about: $0, nil, with: predicates)
      } ?? []
    }
  }

  func value(_ key: String) -> Yaml? { entries.first { $0.name == key }?.value }

  /// Reports keys that no rule has, and those that this one lacks; once for all kinds.
  func checkKeys() {
    let known = Self.known
    for entry in entries where !known.contains(entry.name) {
      if entry.name == "decides" {
        entry.key.report("criteria name their rules. Remove `decides`, and name this rule in `decided-by` of the row.")
        continue
      }
      entry.key.report("`\(entry.name)` is no key of a rule." + Yaml.offer(entry.name, known))
    }
    let required = readsExamples ? Self.required : Self.required.filter { $0 != "examples" }
    for key in required where value(key) == nil { yaml.report("the rule has no `\(key)`.") }
  }

  private func each(
    _ applies: [Yaml.Entry], in scope: PredicateScope, _ subject: Subject
  ) -> (name: String, id: Expression.ID)? {
    let keys = ["each", "with", "where"] + (value("across") == nil ? [] : ["step"])
    for entry in applies where !keys.contains(entry.name) {
      entry.key.report("`\(entry.name)` is no key of `applies-to`." + Yaml.offer(entry.name, keys))
    }
    guard let entry = applies.first(where: { $0.name == "each" }) else {
      value("applies-to")?.report("`applies-to` does not say `each`: the set that targets are taken from.")
      return nil
    }
    guard let name = entry.value.text("a set") else { return nil }
    if case .one(_, let rank, let slot, _, _) = subject {
      return (name, predicates.sets.targets(of: rank, slot, with: predicates))
    }
    guard let id = predicates.sets.expression(name, in: scope, at: entry.value, with: predicates)
    else { return nil }
    return (name, id)
  }

  // MARK: expectations

  private func expectations(
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
  private func checkSteps(_ expressions: [Expression.ID], in scope: PredicateScope) {
    var open = expressions.filter { table.asksOtherSteps[$0] }
    while let id = open.popLast() {
      let expression = table.expressions[id]
      open += expression.operands.filter { table.asksOtherSteps[$0] }
      for step in expression.otherSteps where !scope.mayAsk(step) {
        value("expect")?.report("a text of the step `\(step.rawValue)` is asked for, which `across` does not name.")
      }
    }
  }

  /// Checks that the examples of all kinds together show every outcome and every expectation.
  func checkCompleteness(of kinds: [CompiledRule]) {
    let places = (value("expect")?.list("`expect`") ?? []).compactMap { item -> (String, Yaml)? in
      let id = item.entries("an expectation")?.first { $0.name == "id" }?.value
      return id.flatMap { yaml in yaml.scalar.map { ($0, yaml) } }
    }
    checkCompleteness(
      places, kinds.flatMap(\.examples), onlyAsks: kinds.allSatisfy { Self.onlyAsks($0.expectations) })
  }

  /// Whether no target can fail, because every expectation is a question.
  private static func onlyAsks(_ expectations: [CompiledRule.Expectation]) -> Bool {
    !expectations.isEmpty && expectations.allSatisfy { $0.verdict != .fails }
  }

  private func checkCompleteness(
    _ expectations: [(id: String, place: Yaml)], _ examples: [RuleExample], onlyAsks: Bool
  ) {
    for outcome in RuleExample.Kind.allCases where !examples.contains(where: { $0.outcome == outcome }) {
      if onlyAsks, outcome == .failed { continue }
      entries.first { $0.name == "examples" }?.key.report("no example is \(outcome.rawValue).")
    }
    let marked = Set(examples.flatMap { $0.tree.findings.map(\.expectation) })
    // A misspelled finding is reported at its own place, so do not also report its expectation as missing.
    guard marked.subtracting(expectations.map(\.id)).subtracting(["where", "kind"]).isEmpty else { return }
    for expectation in expectations where !marked.contains(expectation.id) {
      expectation.place.report("no failed or cannot-tell example shows `\(expectation.id)`.")
    }
  }
}

extension RuleCompiler.Subject {
  /// The kind; nil for a rule of one page, and for the rule as people read it.
  var kind: KindSource? {
    guard case .one(let source, _, _, _, _) = self else { return nil }
    return source
  }

  /// The words that fill texts for people.
  var words: Kind { kind?.kind ?? .any }

  /// Files with further examples; an empty one is a mask.
  var examples: [RuleText] {
    guard case .one(_, _, _, _, let examples) = self else { return [] }
    return examples
  }
}
