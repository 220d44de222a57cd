/// Predicates about other steps of a recording.
extension PredicateCompiler {
  static let stepKeys =
    StepName.allCases.map(\.rawValue) + [
      "seen-in", "new", "changed", "activated", "first-focused", "focus-named", "first-stop", "same-screen-as",
      "growth", "outgrown-since", "holds-each", "holds-some", "holds-only", "shows", "stands-in", "focus-visited",
      "recording-begins", "untouched", "speech-recorded",
    ]

  func acrossSteps(_ entry: Yaml.Entry, in scope: PredicateScope) -> Expression.ID? {
    let value = entry.value
    switch entry.name {
    case "seen-in": return step(value, in: scope).map { table.number(.seenIn($0)) }
    case "new":
      let seen = table.number(.seenIn(.previously))
      return value.bool("`new`").map { $0 ? table.not(seen) : seen }
    case "changed": return flagged(entry, .changed)
    case "activated": return activated(value)
    case "first-focused": return flagged(entry, .firstFocused)
    case "focus-named": return flagged(entry, .focusNamed)
    case "first-stop": return flagged(entry, .firstStop)
    case "same-screen-as": return step(value, in: scope).map { table.number(.sameScreen($0)) }
    case "growth": return growth(value, in: scope)
    case "outgrown-since": return step(value, in: scope).map { table.number(.outgrown($0)) }
    case "focus-visited": return focusVisited(entry)
    case "recording-begins": return flagged(entry, .recordingBegins)
    case "untouched": return flagged(entry, .untouched)
    case "speech-recorded": return flagged(entry, .speechRecorded)
    case "holds-each": return holdsEach(entry, in: scope)
    case "holds-some", "holds-only": return holdsEach(entry, in: scope)
    case "shows": return shows(value, in: scope)
    case "stands-in": return standsIn(value, in: scope)
    default:
      guard let step = StepName(rawValue: entry.name), isKnown(step, at: entry.key, in: scope) else { return nil }
      return table.number(.step(step, predicate(value, in: scope.inOtherStep)))
    }
  }

  private func isKnown(_ step: StepName, at yaml: Yaml, in scope: PredicateScope) -> Bool {
    if scope.mayAsk(step) { return true }
    let known = ([.previously] + scope.steps).map { "`\($0.rawValue)`" }.joined(separator: ", ")
    yaml.report("`across` names no step `\(step.rawValue)`. Known here: \(known).")
    return false
  }

  func step(_ yaml: Yaml, in scope: PredicateScope) -> StepName? {
    guard let step = yaml.choice("step", StepName.self), isKnown(step, at: yaml, in: scope) else { return nil }
    return step
  }

  /// `true` for any activation, or which.
  private func activated(_ yaml: Yaml) -> Expression.ID? {
    if yaml.scalar == "true" { return table.number(.activated([.tap, .space, .enter])) }
    return choices(yaml, "action", UserAction.self).map { table.number(.activated($0.flatMap(\.meant))) }
  }

  /// `true`, or `{within: 2}` seconds.
  private func focusVisited(_ entry: Yaml.Entry) -> Expression.ID? {
    if entry.value.scalar != nil { return flagged(entry, .focusVisited(within: nil)) }
    guard let limit = entry.value.entries("`focus-visited`")?.first, limit.name == "within",
      let seconds = limit.value.scalar.flatMap(Double.init)
    else {
      entry.value.report("`focus-visited` is `true` or `{within: 2}`, a number of seconds.")
      return nil
    }
    return table.number(.focusVisited(within: seconds))
  }

  private func growth(_ yaml: Yaml, in scope: PredicateScope) -> Expression.ID? {
    guard let entries = yaml.entries("`growth`") else { return nil }
    guard let since = entries.first(where: { $0.name == "since" }) else {
      yaml.report("`growth` does not say `since` which step.")
      return nil
    }
    guard let step = step(since.value, in: scope) else { return nil }
    var parts: [Expression.ID] = []
    for entry in entries where entry.name != "since" {
      guard let side = Expression.Side(rawValue: entry.name) else {
        entry.key.report("`\(entry.name)` is no side of a `frame`." + Yaml.offer(entry.name, ["width", "height"]))
        continue
      }
      if side == .ratio || side == .share {
        entry.key.report("a side grows, not the `\(entry.name)`." + Yaml.offer(entry.name, ["width", "height"]))
      } else if let test = NumberTestCompiler.test(entry.value, of: entry.name) {
        parts.append(table.number(.growth(side, step, test)))
      }
    }
    if parts.isEmpty { yaml.report("`growth` asks nothing of `width` or `height`.") }
    return table.all(parts)
  }

  /// `{text: heard, each: value, of: wheel, step: during}`.
  private func holdsEach(_ entry: Yaml.Entry, in scope: PredicateScope) -> Expression.ID? {
    let yaml = entry.value
    guard let entries = yaml.entries("`\(entry.name)`") else { return nil }
    let (name, keys) = (entry.name, ["text", "each", "of", "step"])
    for entry in entries where !keys.contains(entry.name) {
      entry.key.report("`\(entry.name)` is no key of `\(name)`." + Yaml.offer(entry.name, keys))
    }
    func value(_ key: String) -> Yaml? {
      let found = entries.first { $0.name == key }?.value
      if found == nil { yaml.report("`\(name)` has no `\(key)`.") }
      return found
    }
    func text(_ key: String) -> TextSubject? {
      guard let yaml = value(key), let name = yaml.text("`\(key)`") else { return nil }
      guard let subject = TextSubject(named: name), subject.of == .node else {
        yaml.report("`\(name)` is no text of a node." + Spelling.suggestion(for: name, among: TextSubject.names))
        return nil
      }
      return subject
    }
    guard let whole = text("text"), let each = text("each"), let set = value("of"), let setName = set.text("a set"),
      let id = sets.expression(setName, in: scope, at: set, with: self),
      let step = value("step").flatMap({ step($0, in: scope) })
    else { return nil }
    return switch name {
    case "holds-each": table.number(.holdsEach(whole, each.what, of: id, in: step))
    case "holds-only": table.number(.holdsOnly(whole, each.what, of: id, in: step))
    default: table.number(.holdsSome(whole, each.what, of: id, in: step))
    }
  }
}
