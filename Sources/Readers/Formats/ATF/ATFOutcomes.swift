import AccessibilityTree

/// The Accessibility Test Framework's results, by name and by number → EARL's outcomes.
///
/// Source: google/Accessibility-Test-Framework-for-Android AccessibilityCheckResult.java, AccessibilityEvaluation.proto.
enum ATFOutcomes {
  /// The outcome; nil for results that were suppressed or resolved. A warning asks a person to check.
  static func outcome(of type: String) -> Verdict.Outcome? { table[type] }

  private static let table: [String: Verdict.Outcome] = [
    "ERROR": .failed, "1": .failed, "WARNING": .cantTell, "2": .cantTell, "INFO": .cantTell, "3": .cantTell,
    "NOT_RUN": .inapplicable, "4": .inapplicable,
  ]
}
