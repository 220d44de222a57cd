import AccessibilityTree

/// What is spoken at each node. Each utterance is composed on demand, because rules ask about few nodes.
///
/// The utterance of a node that is not a stop and has nothing to say has no fragments.
public struct Utterances: RandomAccessCollection, Sendable {
  private let stops: NodeSet
  private let compose: @Sendable (Int) -> Utterance

  /// What a screen reader composes at these nodes; the others are silent.
  init(at stops: NodeSet, compose: @escaping @Sendable (Int) -> Utterance) {
    (self.stops, self.compose) = (stops, compose)
  }

  /// These utterances, one for each node.
  init(_ utterances: [Utterance]) { self.init(at: NodeSet(allOf: utterances.count)) { utterances[$0] } }

  public var startIndex: Int { 0 }
  public var endIndex: Int { stops.count }

  public subscript(node: Int) -> Utterance {
    stops.contains(node) ? compose(node) : Utterance(fragments: [])
  }
}
