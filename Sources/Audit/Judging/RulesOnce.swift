import Rules

/// Which compiled rules are one rule, for all the kinds that it was compiled for.
struct RulesOnce: Sendable {
  /// By compiled rule, the number of the rule; nil for one that was not compiled for a kind.
  let numbers: [Int?]
  /// How many numbers there are.
  let count: Int

  init(_ rules: [CompiledRule]) {
    var known: [String: Int] = [:]
    numbers = rules.map { compiled in
      guard compiled.rule.kind != nil else { return nil }
      let number = known[compiled.rule.path] ?? known.count
      known[compiled.rule.path] = number
      return number
    }
    count = known.count
  }
}
