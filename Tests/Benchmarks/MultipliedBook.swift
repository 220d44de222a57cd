import Rules

/// A rule book several times over, with nothing shared between the copies: every copy has its own sets, expressions and
/// facts. Only the vocabularies are the same.
///
/// This is the worst case for an added rule. Real rules share most of what they ask.
struct MultipliedBook {
  private let book: RuleBook

  init(_ book: RuleBook) { self.book = book }

  /// - Throws: when an expression refers to another in a way that this type does not know.
  func times(_ copies: Int) throws(BenchProblem) -> RuleBook {
    var expressions = book.expressions
    var facts = book.facts
    var rules = book.compiled
    for copy in 1..<max(copies, 1) {
      let shift = Shift(expressions: copy * book.expressions.count, facts: copy * book.facts.count)
      for expression in book.expressions {
        let shifted = shift.expression(expression)
        guard shifted.operands == expression.operands.map({ $0 + shift.expressions }) else {
          throw BenchProblem("\(expression): its operands cannot be copied. Add the case to Shift.")
        }
        expressions.append(shifted)
      }
      facts += book.facts.map(shift.fact)
      rules += book.compiled.map(shift.rule)
    }
    let multiplied = RuleBook(
      expressions: expressions, facts: facts, vocabularies: book.vocabularies, references: book.references)
    return multiplied.with(rules: rules)
  }

  /// Moves every number of an expression or a fact behind those of the copies before.
  private struct Shift {
    let expressions: Int
    let facts: Int

    func expression(_ expression: Expression) -> Expression {
      switch expression {
      case .heardNumber(let part, let comparison, .fact(let fact)):
        .heardNumber(part, comparison, .fact(fact + facts))
      case .fact(let fact, let test): .fact(fact + facts, test)
      case .holdsEach(let subject, let each, of: let id, in: let step):
        .holdsEach(subject, each, of: id + expressions, in: step)
      case .member(let id): .member(id + expressions)
      case .not(let id): .not(id + expressions)
      case .all(let ids): .all(ids.map { $0 + expressions })
      case .any(let ids): .any(ids.map { $0 + expressions })
      case .parent(let id): .parent(id + expressions)
      case .ancestor(let id): .ancestor(id + expressions)
      case .child(let id): .child(id + expressions)
      case .descendant(let id): .descendant(id + expressions)
      case .sibling(let id): .sibling(id + expressions)
      case .exactlyOneChild(let id): .exactlyOneChild(id + expressions)
      case .elsewhere(let id): .elsewhere(id + expressions)
      case .neighbour(let direction, let id): .neighbour(direction, id + expressions)
      case .someStop(let direction, let id): .someStop(direction, id + expressions)
      case .anywhere(let id): .anywhere(id + expressions)
      case .shows(let step, let id): .shows(step, id + expressions)
      case .overlappingSibling(let id): .overlappingSibling(id + expressions)
      case .step(let step, let id): .step(step, id + expressions)
      default: expression
      }
    }

    func fact(_ fact: Fact) -> Fact {
      var copy = fact
      copy.domain += expressions
      copy.kind =
        switch fact.kind {
        case .nearest(let set): .nearest(set: set + expressions)
        case .count(let set, let meets, let scope):
          .count(set: set + expressions, meets: meets.map { $0 + expressions }, below: self.scope(scope))
        case .rank(let set, let whole): .rank(set: set + expressions, below: whole + facts)
        }
      return copy
    }

    private func scope(_ scope: Fact.Scope) -> Fact.Scope {
      if case .fact(let fact) = scope { .fact(fact + facts) } else { scope }
    }

    func rule(_ rule: CompiledRule) -> CompiledRule {
      var copy = rule
      copy.each += expressions
      copy.where = rule.where.map { $0 + expressions }
      for index in copy.facts.indices { copy.facts[index].id += facts }
      for index in copy.expectations.indices { copy.expectations[index].that += expressions }
      for step in copy.across?.steps.indices ?? 0..<0 {
        for condition in copy.across?.steps[step].conditions.indices ?? 0..<0 {
          copy.across?.steps[step].conditions[condition].id += expressions
        }
      }
      return copy
    }
  }
}
