/// The named sets of every page, each compiled when it is first asked for.
final class PatternSets {
  private enum State {
    case source(Yaml)
    case compiling
    case compiled(Expression.ID)
  }

  private var sets: [String: State] = [:]
  /// Which set asks for which while they are compiled, for naming a circle.
  private var path: [String] = []

  /// Reads a `pattern.yaml`.
  func read(_ text: RuleText, log: ProblemLog) {
    guard let yaml = Yaml(text, log: log), let entries = yaml.entries("a pattern") else { return }
    for entry in entries {
      switch entry.name {
      case "name", "page": _ = entry.value.text("`\(entry.name)`")
      case "sets":
        for set in entry.value.entries("`sets`") ?? [] { sets["\(text.page)/\(set.name)"] = .source(set.value) }
      default:
        entry.key.report("`\(entry.name)` is no key of a pattern." + Yaml.offer(entry.name, ["name", "page", "sets"]))
      }
    }
    for key in ["name", "sets"] where !entries.contains(where: { $0.name == key }) {
      yaml.report("the pattern has no `\(key)`.")
    }
  }

  /// Every set by its whole name.
  var names: [String] { sets.keys.sorted() }

  /// The set that a rule or another set calls by this name; reports what does not exist and what goes round in a circle.
  func expression(_ name: String, page: String, at yaml: Yaml, with predicates: PredicateCompiler) -> Expression.ID? {
    let whole = name.contains("/") ? name : "\(page)/\(name)"
    switch sets[whole] {
    case nil:
      let near = names.filter { $0.hasPrefix(page + "/") }.map { String($0.dropFirst(page.count + 1)) }
      yaml.report(
        "there is no set `\(name)`." + Yaml.offer(name, near.isEmpty || name.contains("/") ? names : near + names))
      return nil
    case .compiling:
      let circle = path.drop { $0 != whole } + [whole]
      yaml.report("the set `\(whole)` is made of itself: \(circle.joined(separator: " → ")).")
      return nil
    case .compiled(let id): return id
    case .source(let source):
      sets[whole] = .compiling
      path.append(whole)
      let setPage = whole.split(separator: "/").dropLast().joined(separator: "/")
      let id = predicates.table.number(.member(predicates.predicate(source, in: PredicateScope(page: setPage))))
      path.removeLast()
      sets[whole] = .compiled(id)
      return id
    }
  }

  /// Compiles the sets that no rule asks for, so that their problems are told too.
  func compileAll(with predicates: PredicateCompiler) {
    for name in names {
      if case .source(let yaml) = sets[name] { _ = expression(name, page: "", at: yaml, with: predicates) }
    }
  }
}
