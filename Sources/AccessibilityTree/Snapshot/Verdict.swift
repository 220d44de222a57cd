/// A result of the exporter's own checks for a node; kept separate from findings.
///
/// Source: `axeRuleResults` of axe-android, `ATFAResults` of the Accessibility Test Framework, `NAF` of uiautomator.
public struct Verdict: Hashable, Sendable {
  /// Name of the tool, such as `axe-android`.
  public var tool: String
  /// Name of the check in that tool's own words.
  public var check: String
  /// The outcome in EARL's words.
  public var outcome: Outcome
  /// Index of the node; nil if the verdict is about the whole screen, or about a node that is not in the tree.
  public var node: Int?

  /// EARL's outcomes, as far as other tools use them.
  public enum Outcome: String, Sendable {
    case passed
    case failed
    case cantTell
    case inapplicable
  }

  /// One verdict.
  public init(tool: String, check: String, outcome: Outcome, node: Int?) {
    (self.tool, self.check, self.outcome, self.node) = (tool, check, outcome, node)
  }
}
