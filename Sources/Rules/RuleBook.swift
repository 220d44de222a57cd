/// All the rules of one or more directories, compiled, with the expressions they share.
public struct RuleBook: Sendable {
  /// In the order of their paths.
  public let rules: [Rule]
}
