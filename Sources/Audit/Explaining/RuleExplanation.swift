public import Rules

/// Why a rule said what it said of one screen, or across the steps of a recording.
public struct RuleExplanation: Sendable {
  public var rule: Rule
  /// The rule's file.
  public var file: String
  /// The steps that it bound, by the names that the rule gives them; empty for a rule about a single tree.
  public var steps: [(name: String, capture: String)] = []
  /// Why no steps were bound; nil where they were, or where the rule is about a single tree.
  public var obstacle: String?
  /// How many nodes the screen has.
  public var nodeCount = 0
  /// The nodes that were asked about, or all targets.
  public var nodes: [NodeExplanation] = []
  /// The lines that rule out the other nodes, each with how many; most first.
  public var ruledOut: [(line: ExplainedLine, count: Int)] = []
}
