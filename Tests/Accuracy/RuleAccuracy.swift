/// How good one rule is.
package struct RuleAccuracy: Encodable, Sendable {
  package let rule: String
  /// Exports with a target that passes.
  package let cleanScreens: Int
  /// Exports in which something fails by itself.
  package let failingScreens: Int
  package let exports: MutantCounts
  /// In examples of rules that were put into exports.
  package let grafted: MutantCounts
  /// In examples of rules alone, and in recordings.
  package let written: MutantCounts
  /// Failures of this rule that came with defects which do not explain them.
  package let falseAlarms: Int
}
