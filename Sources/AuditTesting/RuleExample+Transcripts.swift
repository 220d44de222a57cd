package import AccessibilityTree
package import Rules
package import Speech

extension RuleExample {
  /// What the screen reader says about every step, oldest first.
  ///
  /// - Throws: `CanonicalProblem` for a tree that does not fit.
  package func transcripts(
    on platform: Platform, changing change: (ExampleTree) -> ExampleTree = { $0 }
  ) throws(CanonicalProblem) -> [Transcript] {
    try snapshots(on: platform, changing: change).map { ScreenReaders.transcript(of: $0) }
  }
}
