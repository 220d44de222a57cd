import Rules

/// One rule for iOS that tests write: what every rule has to say, and what a test is about.
enum BenchRule {
  /// The rules of a page with this one rule.
  ///
  /// - Parameters:
  ///   - sets: the page's sets, in YAML.
  ///   - lines: the rule's own lines of YAML: what it is about, its expectations and its examples.
  static func ruleBook(sets: String, _ lines: String) throws -> RuleBook {
    let rule = """
      id: 00000000000000000000000000000001
      name: Bench holds
      status: stable
      impact: minor
      platforms: [ios]
      source: [{section: Bench, says: So.}]
      wcag: [{criterion: 4.1.2, relation: related}]
      why: So.
      fix: {uikit: So., swiftui: So.}
      """
    return try RuleBook(compiling: [
      RuleText(path: "bench/rule", file: "rule.yaml", contents: rule + "\n" + lines),
      RuleText(path: "bench/page", file: "page.yaml", contents: "name: Bench\nsets: \(sets)"),
    ])
  }
}
