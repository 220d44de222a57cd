/// Predicates about another step as a whole, wherever the node is in it.
extension PredicateCompiler {
  /// `{step: during, some: {…}, none: {…}}`.
  func shows(_ yaml: Yaml, in scope: PredicateScope) -> Expression.ID? {
    guard let entries = yaml.entries("`shows`") else { return nil }
    guard let name = entries.first(where: { $0.name == "step" }) else {
      yaml.report("`shows` does not say which `step`.")
      return nil
    }
    guard let step = step(name.value, in: scope) else { return nil }
    var parts: [Expression.ID] = []
    for entry in entries where entry.name != "step" {
      guard entry.name == "some" || entry.name == "none" else {
        entry.key.report("`\(entry.name)` is no key of `shows`." + Yaml.offer(entry.name, ["step", "some", "none"]))
        continue
      }
      let shown = table.number(.shows(step, predicate(entry.value, in: scope.inOtherStep)))
      parts.append(entry.name == "some" ? shown : table.not(shown))
      trace?.record(entry.key, parts[parts.count - 1])
    }
    if entries.count == 1 { yaml.report("`shows` asks neither for `some` node nor for `none`.") }
    return table.all(parts)
  }

  /// `{text: name, step: larger}`.
  func standsIn(_ yaml: Yaml, in scope: PredicateScope) -> Expression.ID? {
    guard let entries = yaml.entries("`stands-in`") else { return nil }
    let keys = ["text", "step"]
    for entry in entries where !keys.contains(entry.name) {
      entry.key.report("`\(entry.name)` is no key of `stands-in`." + Yaml.offer(entry.name, keys))
    }
    func value(_ key: String) -> Yaml? {
      let found = entries.first { $0.name == key }?.value
      if found == nil { yaml.report("`stands-in` has no `\(key)`.") }
      return found
    }
    guard let text = value("text"), let name = text.text("`text`"),
      let step = value("step").flatMap({ step($0, in: scope) })
    else { return nil }
    guard let subject = TextSubject(named: name), subject.of == .node else {
      text.report("`\(name)` is no text of a node." + Spelling.suggestion(for: name, among: TextSubject.names))
      return nil
    }
    return table.number(.standsIn(subject, step))
  }
}
