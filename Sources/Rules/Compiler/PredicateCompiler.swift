import AccessibilityTree
import Speech

/// Turns the predicates of rule files into numbered expressions.
///
/// A wrong part is reported and compiled as *yes*, so that every problem of a file is reported at once.
final class PredicateCompiler {
  let table: ExpressionTable
  let sets: PageSets
  let texts: TextTestCompiler
  /// nil unless somebody wants to know what every key was compiled to.
  let trace: OutlineTrace?
  private var ofEveryKind = EveryKind()

  /// The predicates of one rule for all controls that are known from kinds before.
  private struct EveryKind {
    var file = ""
    /// By place, the slots that a predicate asks for; its answer depends on nothing else of a kind.
    var slots: [Int32: [String]] = [:]
    /// By place and what a kind has in these slots.
    var expressions: [[Int]: Expression.ID] = [:]
  }

  init(table: ExpressionTable, sets: PageSets, vocabularies: VocabularyCompiler, trace: OutlineTrace? = nil) {
    self.table = table
    self.trace = trace
    self.sets = sets
    texts = TextTestCompiler(table: table, vocabularies: vocabularies)
  }

  /// Keys that are neither states nor texts.
  static let otherKeys = PredicateKey.allCases.map(\.rawValue) + stepKeys

  static let keys =
    otherKeys + TextSubject.names + Property.allCases.filter(\.isFlag).map(\.name)

  /// The expression of a mapping, all keys of which have to hold.
  func predicate(_ yaml: Yaml, in scope: PredicateScope) -> Expression.ID {
    // What is known already would not be traced.
    guard trace == nil, let kind = scope.kind, scope.facts.isEmpty, scope.brokenFacts.isEmpty, let number = yaml.number
    else {
      return compile(yaml, in: scope)
    }
    if ofEveryKind.file != yaml.file { ofEveryKind = EveryKind(file: yaml.file) }
    func key(_ slots: [String]) -> [Int] { [Int(number)] + slots.map { sets.filling(of: $0, kind, with: self) } }
    if let slots = ofEveryKind.slots[number], let known = ofEveryKind.expressions[key(slots)] {
      sets.noteAsked(slots)
      return known
    }
    let asked = sets.slotsAsked.count
    let expression = compile(yaml, in: scope)
    let slots = Set(sets.slotsAsked[asked...]).sorted()
    ofEveryKind.slots[number] = slots
    ofEveryKind.expressions[key(slots)] = expression
    return expression
  }

  private func compile(_ yaml: Yaml, in scope: PredicateScope) -> Expression.ID {
    guard let entries = yaml.entries("a predicate") else { return table.number(.constant(true)) }
    if entries.isEmpty { yaml.report("the predicate asks nothing.") }
    if scope.platform != nil, let asked = entries.first(where: { $0.name == PredicateKey.platform.rawValue }) {
      let id = expression(asked, in: scope)
      if isOfOtherPlatform(id, in: scope) { return id }
    }
    return table.all(entries.map { expression($0, in: scope) })
  }

  /// Whether this never holds on the only platform that anybody asks about, so that what is asked besides is of no
  /// account.
  private func isOfOtherPlatform(_ id: Expression.ID, in scope: PredicateScope) -> Bool {
    guard let platform = scope.platform, case .platform(let named) = table.expressions[id] else { return false }
    return !named.contains(platform)
  }

  /// All predicates of a list, up to one that never holds on the only platform that anybody asks about.
  private func all(_ list: [Yaml], in scope: PredicateScope) -> Expression.ID {
    var ids: [Expression.ID] = []
    ids.reserveCapacity(list.count)
    for yaml in list {
      ids.append(predicate(yaml, in: scope))
      if isOfOtherPlatform(ids[ids.count - 1], in: scope) { return ids[ids.count - 1] }
    }
    return table.all(ids)
  }

  private func expression(_ entry: Yaml.Entry, in scope: PredicateScope) -> Expression.ID {
    let id = compile(entry, in: scope) ?? table.number(.constant(true))
    trace?.record(entry.key, id)
    return id
  }

  /// The expression of one key, or nil after reporting the problem.
  private func compile(_ entry: Yaml.Entry, in scope: PredicateScope) -> Expression.ID? {
    let value = entry.value
    guard let key = PredicateKey(named: entry.name) else {
      if entry.name == "heard" { return heard(value) }
      return Self.stepKeys.contains(entry.name) ? acrossSteps(entry, in: scope) : namedTest(entry, in: scope)
    }
    switch key {
    case .role: return roles(value)
    case .stop: return flagged(entry, .stop)
    case .passedOver: return flagged(entry, .passedOver)
    case .otherApp: return flagged(entry, .otherApp)
    case .exportsOutOfView: return flagged(entry, .export(.holdsOutOfView))
    case .exportsHeardOrder: return flagged(entry, .export(.inHeardOrder))
    case .trait: return traits(value)
    case .heardPosition: return heardPosition(value, in: scope)
    case .frame: return frame(value)
    case .collection: return collection(value)
    case .position, .range, .actions:
      return Property(named: entry.name).flatMap { presence(value, of: entry.name, .exposes($0)) }
    case .inLiveRegion:
      let own = table.number(.liveRegion)
      let around = table.any([own, table.number(.ancestor(own))])
      return value.bool("`in-live-region`").map { $0 ? around : table.not(around) }
    case .announced: return announced(value)
    case .platform:
      return choices(value, "platform", Platform.self).map { table.number(.platform($0)) }
    case .`in`:
      return value.text("`in`").flatMap { sets.expression($0, in: scope, at: value, with: self) }
    case .parent: return table.number(.parent(predicate(value, in: scope.elsewhere)))
    case .ancestor: return table.number(.ancestor(predicate(value, in: scope.elsewhere)))
    case .child: return table.number(.child(predicate(value, in: scope.elsewhere)))
    case .descendant: return table.number(.descendant(predicate(value, in: scope.elsewhere)))
    case .sibling: return table.number(.sibling(predicate(value, in: scope.elsewhere)))
    case .elsewhere: return table.number(.elsewhere(predicate(value, in: scope.elsewhere)))
    case .anywhere: return table.number(.anywhere(predicate(value, in: scope.elsewhere)))
    case .saidElsewhere: return flagged(entry, .saidElsewhere)
    case .sameName: return table.number(.sameText(.name, predicate(value, in: scope.elsewhere)))
    case .overlappingSibling: return table.number(.overlappingSibling(predicate(value, in: scope.elsewhere)))
    case .sameBox: return table.number(.sameBox(predicate(value, in: scope.elsewhere)))
    case .scrolledOut:
      return value.choice("extent", Expression.Extent.self).map { table.number(.scrolledOut($0)) }
    case .children: return children(value, in: scope)
    case .earlierStop: return table.number(.someStop(.previous, predicate(value, in: scope.elsewhere)))
    case .laterStop: return table.number(.someStop(.next, predicate(value, in: scope.elsewhere)))
    case .previousStop: return neighbour(value, .previous, in: scope)
    case .nextStop: return neighbour(value, .next, in: scope)
    case .all: return value.list("`all`").map { all($0, in: scope) }
    case .any: return value.list("`any`").map { table.any($0.map { predicate($0, in: scope) }) }
    case .not: return table.not(predicate(value, in: scope))
    }
  }

  /// A test of a state, a text or a fact.
  private func namedTest(_ entry: Yaml.Entry, in scope: PredicateScope) -> Expression.ID? {
    if let fact = scope.fact(entry.name) { return factTest(entry, fact, in: scope) }
    if entry.name == "disabled" { return flagged(entry, .state(.enabled)).map(table.not) }
    if let property = Property(named: entry.name), property.isFlag { return flagged(entry, .state(property)) }
    if let subject = TextSubject(named: entry.name) {
      return texts.tests(entry.value, of: entry.name).map { tests in
        let expressions = tests.map { texts.expression(subject, $0) }
        if let trace, let parts = entry.value.entries("a text"), parts.count == tests.count {
          for (part, id) in zip(parts, expressions) { trace.record(part.key, id) }
        }
        return table.all(expressions)
      }
    }
    entry.key.report(
      "`\(entry.name)` is no predicate" + (scope.facts.isEmpty ? "." : " and no fact of `with`.")
        + Spelling.suggestion(for: entry.name, among: Self.keys + ["disabled"] + scope.facts.map(\.name)))
    return nil
  }

  private func factTest(_ entry: Yaml.Entry, _ fact: Fact.ID, in scope: PredicateScope) -> Expression.ID? {
    guard !scope.isElsewhere else {
      entry.key.report("`\(entry.name)` is bound for the target and cannot be asked of another node.")
      return nil
    }
    guard !table.facts[fact].isNode || scope.brokenFacts.contains(entry.name) else {
      entry.key.report("`\(entry.name)` is a node, not a number; use it in `in:` of another fact or in a message.")
      return nil
    }
    return NumberTestCompiler.test(entry.value, of: entry.name).map { table.number(.fact(fact, $0)) }
  }
}
