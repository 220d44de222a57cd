/// Why no rule can be written under a path.
public struct RuleTemplateProblem: Error, Sendable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
