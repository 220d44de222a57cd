package import AccessibilityTree
package import Rules

/// One example of one rule on one platform.
package struct ExampleCase: Sendable, CustomStringConvertible {
  /// The place of the rule in the rule book's `compiled`.
  package var rule: Int
  package var path: String
  package var example: RuleExample
  package var platform: Platform

  /// “button/name-omits-role, failed 2 (ios)”.
  package var description: String { "\(path), \(example.outcome.rawValue) \(example.number) (\(platform.rawValue))" }

  /// Where it is written: “rules/button/name-omits-role.yaml:47”.
  package var place: String { "\(example.file):\(example.line)" }

  /// Every example of every rule, on each of its platforms.
  package static func all(of ruleBook: RuleBook) -> [ExampleCase] {
    ruleBook.compiled.enumerated().flatMap { index, compiled in
      compiled.examples.flatMap { example in
        example.platforms.map {
          ExampleCase(rule: index, path: compiled.rule.title, example: example, platform: $0)
        }
      }
    }
  }
}
