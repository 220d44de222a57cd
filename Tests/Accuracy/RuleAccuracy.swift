/// How good one rule is.
package struct RuleAccuracy: Encodable, Sendable {
  package let rule: String
  /// Real screens with a target that passes.
  package let cleanScreens: Int
  /// Real screens in which something fails by itself.
  package let failingScreens: Int
  package let real: MutantCounts
  /// In examples of rules that were put into real screens.
  package let grafted: MutantCounts
  /// In examples of rules alone, and in exports that were written for this project.
  package let written: MutantCounts
  /// Failures of this rule that came with defects which do not explain them.
  package let falseAlarms: Int
}
