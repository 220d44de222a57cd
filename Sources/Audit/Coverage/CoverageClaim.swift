import AccessibilityTree
import Rules

/// One thing that an example of a rule claims: that a node fails an expectation, or that everything passes.
///
/// It remembers on which exports it was tried. An export that carries more nearly always decides no less, so most
/// answers follow from others, and no example has to run for them.
final class CoverageClaim {
  let example: RuleExample
  /// What became of the example on exports, for all claims of one example and rule.
  let outcomes: ExampleOutcomes
  /// nil when everything passes.
  let node: Int?
  let expectation: String
  /// Number of the rule in its rule book.
  let rule: Int
  let platform: Platform
  private var trials: [(carried: PropertySet, holds: Bool)] = []

  init(
    _ example: RuleExample, _ outcomes: ExampleOutcomes, node: Int?, expectation: String, rule: Int, platform: Platform
  ) {
    (self.example, self.outcomes, self.node, self.expectation) = (example, outcomes, node, expectation)
    (self.rule, self.platform) = (rule, platform)
  }

  /// Whether it held on an export that carries exactly this; nil where it was not tried.
  func tried(with carried: PropertySet) -> Bool? { trials.first { $0.carried == carried }?.holds }

  /// Whether it has to hold on an export that carries this, because it held on one that carries less, or failed on one
  /// that carries more; nil where nothing follows.
  ///
  /// Nothing follows for an example that says what its export lacks: it is about what less evidence is enough for.
  func concluded(with carried: PropertySet) -> Bool? {
    guard example.lacks.isEmpty else { return tried(with: carried) }
    return tried(with: carried)
      ?? trials.first { $0.holds ? $0.carried.isSubset(of: carried) : carried.isSubset(of: $0.carried) }?.holds
  }

  /// Takes the answer of a trial over.
  func remember(_ holds: Bool, with carried: PropertySet) { trials.append((carried, holds)) }
}
