import Speech

/// Predicates about what surrounds a node, and about what is spoken there.
extension PredicateCompiler {
  func children(_ yaml: Yaml, in scope: PredicateScope) -> Expression.ID? {
    guard let entries = yaml.entries("`children`") else { return nil }
    var count = NumberTest()
    var parts: [Expression.ID] = []
    func add(_ id: Expression.ID, _ entry: Yaml.Entry) {
      trace?.record(entry.key, id)
      parts.append(id)
    }
    for entry in entries {
      switch entry.name {
      case "at-least", "at-most": _ = NumberTestCompiler.read(entry, into: &count)
      case "every":
        let exception = table.not(predicate(entry.value, in: scope.elsewhere))
        add(table.not(table.number(.child(exception))), entry)
      case "some": add(table.number(.child(predicate(entry.value, in: scope.elsewhere))), entry)
      case "none": add(table.not(table.number(.child(predicate(entry.value, in: scope.elsewhere)))), entry)
      case "exactly-one": add(table.number(.exactlyOneChild(predicate(entry.value, in: scope.elsewhere))), entry)
      default:
        entry.key.report(
          "`\(entry.name)` is no test of `children`."
            + Yaml.offer(entry.name, ["at-least", "at-most", "every", "some", "none", "exactly-one"]))
      }
    }
    if count != NumberTest() {
      let id = table.number(.childCount(count))
      for entry in entries where entry.name == "at-least" || entry.name == "at-most" { trace?.record(entry.key, id) }
      parts.insert(id, at: 0)
    }
    if entries.isEmpty { yaml.report("`children` asks nothing.") }
    return table.all(parts)
  }

  func neighbour(_ yaml: Yaml, _ direction: Expression.Direction, in scope: PredicateScope) -> Expression.ID? {
    guard let entries = yaml.entries("a neighbouring stop") else { return nil }
    var parts: [Expression.ID] = []
    if let related = entries.first(where: { $0.name == "related" }) {
      guard let relations = choices(related.value, "relation", Expression.Relation.self) else { return nil }
      parts.append(table.number(.relatedStop(direction, relations)))
      trace?.record(related.key, parts[0])
    }
    guard let rest = yaml.without("related") else { return table.all(parts) }
    let neighbour = table.number(.neighbour(direction, predicate(rest, in: scope.elsewhere)))
    trace?.record(yaml, neighbour, isInner: true)
    parts.append(neighbour)
    return table.all(parts)
  }

  func heard(_ yaml: Yaml) -> Expression.ID? {
    guard let entries = yaml.entries("`heard`") else { return nil }
    var parts: [Expression.ID] = []
    for entry in entries {
      switch entry.name {
      case "has":
        if let kinds = choices(entry.value, "piece of speech", Fragment.Kind.self) {
          parts.append(table.number(.heardKind(kinds)))
          trace?.record(entry.key, parts[parts.count - 1])
        }
      case "says":
        if let states = choices(entry.value, "spoken state", SpokenState.self) {
          parts.append(table.number(.heardState(states.map(\.property))))
          trace?.record(entry.key, parts[parts.count - 1])
        }
      default:
        if let tests = texts.test(entry, of: "heard", also: ["has", "says"]) {
          parts.append(texts.expression(TextSubject(.heard), tests))
          trace?.record(entry.key, parts[parts.count - 1])
        }
      }
    }
    if entries.isEmpty { yaml.report("`heard` asks nothing.") }
    return table.all(parts)
  }

  func heardPosition(_ yaml: Yaml, in scope: PredicateScope) -> Expression.ID? {
    guard let entries = yaml.entries("`heard-position`") else { return nil }
    var parts: [Expression.ID] = []
    for entry in entries {
      switch entry.name {
      case "is":
        guard let asked = entry.value.choice("presence", Presence.self) else { continue }
        let spoken = table.number(.heardPosition)
        parts.append(asked == .present ? spoken : table.not(spoken))
      case "equals":
        let operands = (entry.value.list("`equals`") ?? []).compactMap { operand($0, in: scope) }
        if operands.count == 2 {
          parts.append(table.number(.heardNumber(.index, .equals, operands[0])))
          parts.append(table.number(.heardNumber(.count, .equals, operands[1])))
        } else {
          entry.value.report("a position is [index, count]: two numbers or facts.")
        }
      default:
        guard let part = Expression.PositionPart(rawValue: entry.name) else {
          entry.key.report(
            "`\(entry.name)` is no test of `heard-position`."
              + Yaml.offer(entry.name, ["is", "equals", "index", "count"]))
          continue
        }
        parts += comparisons(entry, of: part, in: scope)
      }
    }
    return table.all(parts)
  }

  private func comparisons(
    _ entry: Yaml.Entry, of part: Expression.PositionPart, in scope: PredicateScope
  ) -> [Expression.ID] {
    (entry.value.entries("`\(entry.name)`") ?? []).compactMap { test in
      guard let comparison = Expression.Comparison(rawValue: test.name) else {
        test.key.report(
          "`\(test.name)` is no test of `\(entry.name)`." + Yaml.offer(test.name, NumberTestCompiler.keys))
        return nil
      }
      return operand(test.value, in: scope).map { table.number(.heardNumber(part, comparison, $0)) }
    }
  }

  private func operand(_ yaml: Yaml, in scope: PredicateScope) -> Expression.Operand? {
    guard let word = yaml.text("a number or a fact") else { return nil }
    if let number = Int(word) { return .number(number) }
    guard !scope.isElsewhere, let fact = scope.fact(word),
      !table.facts[fact].isNode || scope.brokenFacts.contains(word)
    else {
      yaml.report("`\(word)` is no number and no fact that is one." + Yaml.offer(word, scope.facts.map(\.name)))
      return nil
    }
    return .fact(fact)
  }

  func frame(_ yaml: Yaml) -> Expression.ID? {
    guard let entries = yaml.entries("`frame`") else { return nil }
    return table.all(
      entries.compactMap { entry in
        if entry.name == "within" {
          return entry.value.choice("surrounding", Expression.Surrounding.self).map {
            table.number(.frameWithin($0))
          }
        }
        if entry.name == "fills" {
          return entry.value.choice("surrounding", Expression.Surrounding.self).map {
            table.number(.frameFills($0))
          }
        }
        guard let side = Expression.Side(rawValue: entry.name) else {
          let keys = ["width", "height", "ratio", "share", "within", "fills"]
          entry.key.report("`\(entry.name)` is no side of a `frame`." + Yaml.offer(entry.name, keys))
          return nil
        }
        return NumberTestCompiler.test(entry.value, of: entry.name).map { table.number(.frame(side, $0)) }
      })
  }
}
