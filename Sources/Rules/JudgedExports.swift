public import AccessibilityTree

/// What is known of the exports of one audit before the rules are read.
///
/// A rule that judges none of them need not be compiled, which takes most of the time of an audit of one export.
public struct JudgedExports: Sendable {
  /// The platform of all of them; nil where nobody knows it, or where there are several.
  public var platform: Platform?
  /// The language of all of them, BCP 47; nil where nobody knows it, or where there are several.
  public var language: String?
  /// Whether some of them may be compared with each other.
  public var areSteps: Bool
  /// The statuses of the rules that are wanted.
  public var statuses: Set<Rule.Status>

  /// Exports of which this is known; by default nothing, so that every rule may judge them.
  public init(
    of platform: Platform? = nil, in language: String? = nil, areSteps: Bool = true,
    statuses: Set<Rule.Status> = Set(Rule.Status.allCases)
  ) {
    (self.platform, self.language, self.areSteps, self.statuses) = (platform, language, areSteps, statuses)
  }

  /// Whether a rule may judge one of them.
  func mayBeJudged(by rule: Rule, isAcross: Bool) -> Bool {
    statuses.contains(rule.status) && (areSteps || !isAcross) && (platform.map(rule.platforms.contains) ?? true)
  }
}
