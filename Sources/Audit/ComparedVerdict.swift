public import AccessibilityTree

/// What the exporter's own checks said of a node, held against what the rules found there.
public struct ComparedVerdict: Hashable, Sendable {
  /// Name of the tool, such as `axe-android`.
  public var tool: String
  /// Name of the check in that tool's own words.
  public var check: String
  public var outcome: Verdict.Outcome
  /// “window/group[2]/button[1]”; nil when the tool does not say, or names a node that is not in the tree.
  public var node: String?
  /// Whether a rule fails there too; nil unless the tool says that it failed and where.
  public var agrees: Bool?

  /// One verdict.
  public init(tool: String, check: String, outcome: Verdict.Outcome, node: String?, agrees: Bool?) {
    (self.tool, self.check, self.outcome, self.node, self.agrees) = (tool, check, outcome, node, agrees)
  }
}
