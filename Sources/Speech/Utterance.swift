public import AccessibilityTree

/// What a screen reader says when it stops at a node: typed fragments in the order in which they are spoken.
///
/// `description` joins them with commas, hints left out, as the criteria documents write their announcement examples:
/// “Selected, Weather, button, 1 of 3”.
public struct Utterance: Sendable, CustomStringConvertible {
  public var fragments: [Fragment]
  /// What could be missing because this export does not include it.
  public var unknown: [Unknown]

  /// Fragments in order; nothing unknown unless said.
  public init(fragments: [Fragment], unknown: [Unknown] = []) {
    (self.fragments, self.unknown) = (fragments, unknown)
  }

  /// A kind of fragment whose presence this export cannot settle, and the property that it lacks.
  public struct Unknown: Hashable, Sendable {
    public var kind: Fragment.Kind
    public var lacks: Property

    /// The kind of fragment that the lack of a property hides.
    public init(kind: Fragment.Kind, lacks: Property) { (self.kind, self.lacks) = (kind, lacks) }
  }

  /// The texts of the fragments, hints left out.
  public var tokens: [String] { fragments.filter { $0.kind != .hint }.map(\.text) }

  public var description: String { tokens.joined(separator: ", ") }

  /// The first fragment of this kind.
  public func first(_ kind: Fragment.Kind) -> Fragment? { fragments.first { $0.kind == kind } }
}
