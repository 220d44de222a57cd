/// Reads the facts of `with` in order, because a fact may use those before it.
struct FactCompiler {
  let table: ExpressionTable
  let predicates: PredicateCompiler
  let domain: Expression.ID

  static let kinds = ["nearest", "count-of", "rank-among"]

  /// Adds the facts to the scope.
  func compile(_ yaml: Yaml, into scope: inout PredicateScope) {
    for entry in yaml.entries("`with`") ?? [] {
      guard !(PredicateCompiler.keys + ["self", "screen", "disabled"]).contains(entry.name),
        MessageTemplate.Placeholder(rawValue: entry.name) == nil
      else {
        entry.key.report("`\(entry.name)` is a word of the language; give the fact another name.")
        continue
      }
      let kind = kind(entry, in: scope)
      if kind == nil { scope.brokenFacts.insert(entry.name) }
      let bound = kind ?? .nearest(set: table.number(.constant(false)))
      scope.facts.append((entry.name, table.number(Fact(domain: domain, kind: bound))))
    }
  }

  private func kind(_ fact: Yaml.Entry, in scope: PredicateScope) -> Fact.Kind? {
    guard let entries = fact.value.entries("a fact") else { return nil }
    let kinds = entries.filter { Self.kinds.contains($0.name) }
    guard kinds.count == 1, let what = kinds.first else {
      fact.value.report("a fact is one of `\(Self.kinds.joined(separator: "`, `"))`.")
      return nil
    }
    let allowed = [
      "nearest": ["nearest"], "count-of": ["count-of", "in", "where"], "rank-among": ["rank-among", "in"],
    ]
    for entry in entries where allowed[what.name]?.contains(entry.name) != true {
      entry.key.report(
        "`\(entry.name)` is no key of `\(what.name)`." + Yaml.offer(entry.name, allowed[what.name] ?? []))
    }
    guard let name = what.value.text("a set"),
      let set = predicates.sets.expression(name, in: scope, at: what.value, with: predicates)
    else { return nil }
    switch what.name {
    case "nearest": return .nearest(set: set)
    case "count-of":
      let condition = entries.first { $0.name == "where" }
      let meets = condition.map { predicates.predicate($0.value, in: scope.elsewhere) }
      return below(entries, of: fact, in: scope).map { .count(set: set, meets: meets, below: $0) }
    default:
      switch below(entries, of: fact, in: scope) {
      case .fact(let whole): return .rank(set: set, below: whole)
      case .target, .screen:
        fact.value.report("a node has a rank in what lies around it; count in a fact that is `nearest`.")
        return nil
      case nil: return nil
      }
    }
  }

  private func below(_ entries: [Yaml.Entry], of fact: Yaml.Entry, in scope: PredicateScope) -> Fact.Scope? {
    guard let entry = entries.first(where: { $0.name == "in" }) else {
      fact.value.report("the fact does not say `in` what it counts: a fact that is `nearest`, `self` or `screen`.")
      return nil
    }
    guard let name = entry.value.text("`in`") else { return nil }
    if name == "self" { return .target }
    if name == "screen" { return .screen }
    guard let id = scope.fact(name) else {
      entry.value.report(
        "`\(name)` is no fact bound before this one." + Yaml.offer(name, scope.facts.map(\.name) + ["self", "screen"]))
      return nil
    }
    guard table.facts[id].isNode else {
      entry.value.report("`\(name)` is a number, not a node.")
      return nil
    }
    return .fact(id)
  }
}
