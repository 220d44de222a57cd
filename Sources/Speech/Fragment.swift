public import AccessibilityTree

/// One piece of an utterance.
public struct Fragment: Hashable, Sendable {
  /// What a piece of speech is about.
  public enum Kind: String, CaseIterable, Sendable {
    case state
    case name
    case value
    case role
    /// “2 of 3”.
    case position
    /// The container that is entered: a group label, “In list, 4 items”.
    case context
    case hint
  }

  public var kind: Kind
  /// The words as spoken, with role and state words in lower case; never empty.
  public var text: String
  /// The state that a `.state` fragment speaks, such as `.selected`.
  public var property: Property?
  /// Index of the node that the text comes from. Differs from the stop for merged children.
  public var node: Int

  /// One piece of speech of a node.
  public init(_ kind: Kind, _ text: String, property: Property? = nil, node: Int) {
    (self.kind, self.text, self.property, self.node) = (kind, text, property, node)
  }
}
