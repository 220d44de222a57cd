import AccessibilityTree
import Rules

/// One thing that an example of a rule claims: that a node fails an expectation, or that everything passes.
///
/// It remembers on which exports it was tried. An export that carries more nearly always decides no less, so most
/// answers follow from others, and no example has to run for them.
final class CoverageClaim {
  let example: RuleExample
  /// nil when everything passes.
  let node: Int?
  let expectation: String
  /// Number of the rule in its rule book.
  let rule: Int
  let platform: Platform
  private var trials: [(carried: PropertySet, holds: Bool)] = []

  init(_ example: RuleExample, node: Int?, expectation: String, rule: Int, platform: Platform) {
    (self.example, self.node, self.expectation) = (example, node, expectation)
    (self.rule, self.platform) = (rule, platform)
  }

  /// Whether it held on an export that carries exactly this; nil where it was not tried.
  func tried(with carried: PropertySet) -> Bool? { trials.first { $0.carried == carried }?.holds }

  /// Whether it has to hold on an export that carries this, because it held on one that carries less, or failed on one
  /// that carries more; nil where nothing follows.
  func concluded(with carried: PropertySet) -> Bool? {
    tried(with: carried)
      ?? trials.first { $0.holds ? $0.carried.isSubset(of: carried) : carried.isSubset(of: $0.carried) }?.holds
  }

  /// Takes the answer of a trial over.
  func remember(_ holds: Bool, with carried: PropertySet) { trials.append((carried, holds)) }
}
