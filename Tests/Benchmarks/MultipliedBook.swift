import Rules

/// A rule book several times over, as a model of a larger one.
struct MultipliedBook {
  private let book: RuleBook
  private let model: Model

  /// What added rules have in common with those that there are. The vocabularies are always the same.
  enum Model: CaseIterable {
    /// Nothing: every copy has its own sets, expressions and facts, and judges the same nodes again. The worst case.
    case apart
    /// The atoms: every copy has its own sets and combinations of the same questions, and judges the same nodes again.
    case sameAtoms
    /// The atoms, and a node is judged by one copy only, because a node is of one kind. Copies divide nodes by width.
    case otherTargets

    var words: String {
      switch self {
      case .apart: "nothing shared"
      case .sameAtoms: "same questions, same targets"
      case .otherTargets: "same questions, other targets"
      }
    }
  }

  init(_ book: RuleBook, _ model: Model = .apart) { (self.book, self.model) = (book, model) }

  /// - Parameter widths: of all nodes, for the copies to divide them by.
  /// - Throws: when an expression refers to another in a way that this type does not know.
  func times(_ copies: Int, widths: [Double] = []) throws(BenchProblem) -> RuleBook {
    var expressions = book.expressions
    var facts = book.facts
    var rules = book.compiled
    for copy in 1..<max(copies, 1) {
      let shift = Shift(expressions: copy * book.expressions.count, facts: copy * book.facts.count, sharing: shared)
      for expression in book.expressions {
        let shifted = shift.expression(expression)
        guard shifted.operands == expression.operands.map(shift.number) else {
          throw BenchProblem("\(expression): its operands cannot be copied. Add the case to Shift.")
        }
        expressions.append(shifted)
      }
      facts += book.facts.map(shift.fact)
      rules += book.compiled.map(shift.rule)
    }
    if model == .otherTargets, copies > 1 {
      for copy in 0..<copies {
        expressions.append(.frame(.width, Self.band(copy, of: copies, in: widths.sorted())))
        let band = expressions.count - 1
        for index in copy * book.compiled.count..<(copy + 1) * book.compiled.count {
          expressions.append(.all([rules[index].each, band]))
          expressions.append(.member(expressions.count - 1))
          rules[index].each = expressions.count - 1
        }
      }
    }
    let multiplied = RuleBook(
      expressions: expressions, facts: facts, vocabularies: book.vocabularies, references: book.references)
    return multiplied.with(rules: rules)
  }

  /// The widths of one of so many parts with about as many nodes each.
  private static func band(_ part: Int, of parts: Int, in sorted: [Double]) -> NumberTest {
    func bound(_ part: Int) -> Double? {
      part == 0 || part == parts || sorted.isEmpty ? nil : sorted[sorted.count * part / parts]
    }
    return NumberTest(atLeast: bound(part), atMost: bound(part + 1)?.nextDown)
  }

  /// By expression, whether all copies have it in common.
  private var shared: [Bool] {
    let nothing = Shift(expressions: 0, facts: 1, sharing: [])
    return book.expressions.map { expression in
      model != .apart && expression.operands.isEmpty && nothing.expression(expression) == expression
    }
  }

  /// Moves every number of an expression or a fact behind those of the copies before.
  private struct Shift {
    let expressions: Int
    let facts: Int
    /// By expression, whether the copy keeps its number.
    let sharing: [Bool]

    /// The number of an expression in the copy.
    func number(_ id: Expression.ID) -> Expression.ID { !sharing.isEmpty && sharing[id] ? id : id + expressions }

    func expression(_ expression: Expression) -> Expression {
      switch expression {
      case .heardNumber(let part, let comparison, .fact(let fact)):
        .heardNumber(part, comparison, .fact(fact + facts))
      case .fact(let fact, let test): .fact(fact + facts, test)
      case .holdsSome(let subject, let each, of: let id, in: let step):
        .holdsSome(subject, each, of: number(id), in: step)
      case .holdsOnly(let subject, let each, of: let id, in: let step):
        .holdsOnly(subject, each, of: number(id), in: step)
      case .holdsEach(let subject, let each, of: let id, in: let step):
        .holdsEach(subject, each, of: number(id), in: step)
      case .member(let id): .member(number(id))
      case .not(let id): .not(number(id))
      case .all(let ids): .all(ids.map(number))
      case .any(let ids): .any(ids.map(number))
      case .parent(let id): .parent(number(id))
      case .ancestor(let id): .ancestor(number(id))
      case .child(let id): .child(number(id))
      case .descendant(let id): .descendant(number(id))
      case .sibling(let id): .sibling(number(id))
      case .exactlyOneChild(let id): .exactlyOneChild(number(id))
      case .elsewhere(let id): .elsewhere(number(id))
      case .neighbour(let direction, let id): .neighbour(direction, number(id))
      case .someStop(let direction, let id): .someStop(direction, number(id))
      case .anywhere(let id): .anywhere(number(id))
      case .shows(let step, let id): .shows(step, number(id))
      case .overlappingSibling(let id): .overlappingSibling(number(id))
      case .sameBox(let id): .sameBox(number(id))
      case .sameText(let text, let id): .sameText(text, number(id))
      case .step(let step, let id): .step(step, number(id))
      default: expression
      }
    }

    func fact(_ fact: Fact) -> Fact {
      var copy = fact
      copy.domain = number(fact.domain)
      copy.kind =
        switch fact.kind {
        case .nearest(let set): .nearest(set: number(set))
        case .count(let set, let meets, let scope):
          .count(set: number(set), meets: meets.map(number), below: self.scope(scope))
        case .rank(let set, let whole): .rank(set: number(set), below: whole + facts)
        }
      return copy
    }

    private func scope(_ scope: Fact.Scope) -> Fact.Scope {
      if case .fact(let fact) = scope { .fact(fact + facts) } else { scope }
    }

    func rule(_ rule: CompiledRule) -> CompiledRule {
      var copy = rule
      copy.each = number(rule.each)
      copy.where = rule.where.map(number)
      for index in copy.facts.indices { copy.facts[index].id += facts }
      for index in copy.expectations.indices {
        copy.expectations[index].that = number(rule.expectations[index].that)
      }
      for index in copy.doubts.indices { copy.doubts[index].claim = number(rule.doubts[index].claim) }
      for step in copy.across?.steps.indices ?? 0..<0 {
        for condition in copy.across?.steps[step].conditions.indices ?? 0..<0 {
          guard let id = rule.across?.steps[step].conditions[condition].id else { continue }
          copy.across?.steps[step].conditions[condition].id = number(id)
        }
      }
      return copy
    }
  }
}
