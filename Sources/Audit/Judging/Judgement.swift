package import Rules

/// What became of one target of one rule.
package struct Judgement: Hashable, Sendable {
  /// Place in the rule book's `compiled`.
  package var rule: Int
  package var node: Int
  package var verdict: Verdict

  /// What it means for the target.
  var outcome: Outcome {
    switch verdict {
    case .passed: .passed
    case .failed: .failed
    case .asked, .unknown, .unsureKind, .noPlatform: .cantTell
    }
  }

  package enum Verdict: Hashable, Sendable {
    case passed
    /// By place in the rule's expectations.
    case failed(expectation: Int)
    case asked(expectation: Int, CompiledRule.Expectation.Need)
    /// nil is the rule's `where`, or whether the node is a target at all.
    case unknown(expectation: Int?)
    /// It would have failed this expectation, if it were certain that it is of the rule's kind and not of this one, by
    /// place in the rule's `doubts`.
    case unsureKind(expectation: Int, doubt: Int)
    /// The export does not say which platform it is from.
    case noPlatform
  }
}
