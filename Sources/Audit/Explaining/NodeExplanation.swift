/// Why a rule said what it said of one node.
public struct NodeExplanation: Sendable {
  /// “window/button[2]”.
  public var path: String
  /// “button “Submit””.
  public var what: String
  /// What the screen reader says there; empty for nothing.
  public var heard: String
  /// What became of the node, as a sentence.
  public var verdict: String
  public var isTarget: Bool
  public var each: ExplainedLine
  /// The facts of `with`, with their values.
  public var facts: [ExplainedLine] = []
  public var `where`: ExplainedLine?
  public var expectations: [Expectation] = []

  /// One expectation; `that` is nil if it was not asked.
  public struct Expectation: Sendable {
    public var id: String
    public var line: Int
    public var that: ExplainedLine?
  }

  /// What the lines themselves add up to; nil for a node that is no target.
  package var concluded: Judgement.Verdict?
  /// What the engine said; nil for a node that is no target.
  package var judged: Judgement.Verdict?
  package var node: Int
}
