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
}
