/// Whether the examples of a rule show all that it can say.
extension RuleCompiler {
  /// Checks that the examples of all kinds together show every outcome and every expectation.
  func checkCompleteness(of kinds: [CompiledRule]) {
    let places = (value("expect")?.list("`expect`") ?? []).compactMap { item -> (String, Yaml)? in
      let id = item.entries("an expectation")?.first { $0.name == "id" }?.value
      return id.flatMap { yaml in yaml.scalar.map { ($0, yaml) } }
    }
    checkCompleteness(
      places, kinds.flatMap(\.examples), onlyAsks: kinds.allSatisfy { Self.onlyAsks($0.expectations) })
  }

  /// Whether no target can fail, because every expectation is a question.
  static func onlyAsks(_ expectations: [CompiledRule.Expectation]) -> Bool {
    !expectations.isEmpty && expectations.allSatisfy { $0.verdict != .fails }
  }

  func checkCompleteness(
    _ expectations: [(id: String, place: Yaml)], _ examples: [RuleExample], onlyAsks: Bool
  ) {
    for outcome in RuleExample.Kind.allCases where !examples.contains(where: { $0.outcome == outcome }) {
      if onlyAsks, outcome == .failed { continue }
      entries.first { $0.name == "examples" }?.key.report("no example is \(outcome.rawValue).")
    }
    let marked = Set(examples.flatMap { $0.tree.findings.map(\.expectation) })
    // A misspelled finding is reported at its own place, so do not also report its expectation as missing.
    guard marked.subtracting(expectations.map(\.id)).subtracting(["where", "kind"]).isEmpty else { return }
    for expectation in expectations where !marked.contains(expectation.id) {
      expectation.place.report("no failed or cannot-tell example shows `\(expectation.id)`.")
    }
  }
}
