public import AccessibilityTree

/// What a screen reader says when it stops at a node: typed fragments in the order in which they are spoken.
///
/// `description` joins them with commas, without hints, as the criteria documents write their examples: “Selected,
/// Weather, button, 1 of 3”.
public struct Utterance: Sendable, CustomStringConvertible {
  public var fragments: [Fragment]
  /// Kinds of fragments that may be missing because of this export.
  public var unknown: [Unknown]
  /// The words of the screen reader itself, where somebody recorded them and the fragments are made of them; nil for what
  /// it would say.
  public var said: String?

  /// An utterance of these fragments, in order.
  public init(fragments: [Fragment], unknown: [Unknown] = [], said: String? = nil) {
    (self.fragments, self.unknown, self.said) = (fragments, unknown, said)
  }

  /// A kind of fragment whose presence this export cannot decide, and the property that it lacks.
  public struct Unknown: Hashable, Sendable {
    public var kind: Fragment.Kind
    public var lacks: Property

    /// A kind of fragment that a missing property may hide.
    public init(kind: Fragment.Kind, lacks: Property) { (self.kind, self.lacks) = (kind, lacks) }
  }

  /// The texts of the fragments without hints.
  public var tokens: [String] { fragments.filter { $0.kind != .hint }.map(\.text) }

  public var description: String { tokens.joined(separator: ", ") }

  /// The first fragment of this kind.
  public func first(_ kind: Fragment.Kind) -> Fragment? { fragments.first { $0.kind == kind } }
}
