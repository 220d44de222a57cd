public import AccessibilityTree

/// What an export has to carry so that all of a rule can be decided on a platform.
public struct RuleNeeds: Hashable, Sendable {
  /// Properties without any one of which less of the rule is decided.
  public var properties: PropertySet
  /// The words of a node, for which label or text will do.
  public var eitherWords: Bool

  /// These needs.
  public init(properties: PropertySet, eitherWords: Bool) {
    (self.properties, self.eitherWords) = (properties, eitherWords)
  }
}
