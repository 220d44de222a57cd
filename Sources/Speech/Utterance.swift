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

  /// The texts of the fragments without hints. A hint that stands in for the missing name is one of them.
  public var tokens: [String] { spoken.map(\.text) }

  /// What is said after the pause.
  public var hints: [String] {
    let first = standIn
    return fragments.indices.filter { fragments[$0].kind == .hint && $0 != first }.map { fragments[$0].text }
  }

  private var spoken: [Fragment] {
    let first = standIn
    return fragments.indices.filter { fragments[$0].kind != .hint || $0 == first }.map { fragments[$0] }
  }

  /// The place of the app's own hint, if VoiceOver speaks it as the description: something is spoken after it, or
  /// nothing else is.
  private var standIn: Int? {
    guard let place = fragments.firstIndex(where: { $0.kind == .hint }), fragments[place].property == .hint else {
      return nil
    }
    guard let last = fragments.lastIndex(where: { $0.kind != .hint }) else { return place }
    return place < last ? place : nil
  }

  public var description: String { tokens.joined(separator: ", ") }

  /// The first fragment of this kind.
  public func first(_ kind: Fragment.Kind) -> Fragment? { fragments.first { $0.kind == kind } }
}
