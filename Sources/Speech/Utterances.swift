import AccessibilityTree

/// What is spoken at each node. Each utterance is composed on demand, because rules ask about few nodes.
///
/// The utterance of a node that is not a stop and has nothing to say has no fragments.
public struct Utterances: RandomAccessCollection, Sendable {
  private let stops: NodeSet
  private let compose: @Sendable (Int) -> Utterance
  private let composeKinds: @Sendable (Int) -> SpokenKinds

  /// What a screen reader composes at these nodes; the others are silent.
  ///
  /// - Parameter kinds: says in less time of which kinds the pieces are; nil for one that has to compose them.
  init(
    at stops: NodeSet, compose: @escaping @Sendable (Int) -> Utterance, kinds: (@Sendable (Int) -> SpokenKinds)? = nil
  ) {
    (self.stops, self.compose) = (stops, compose)
    composeKinds = kinds ?? { SpokenKinds(of: compose($0)) }
  }

  /// These utterances, one for each node.
  init(_ utterances: [Utterance]) { self.init(at: NodeSet(allOf: utterances.count), compose: { utterances[$0] }) }

  /// The same with others at these nodes.
  func replacing(_ others: [Int: Utterance]) -> Utterances {
    let known = self
    var stops = stops
    for node in others.keys { stops.insert(node) }
    return Utterances(
      at: stops, compose: { others[$0] ?? known[$0] },
      kinds: { others[$0].map(SpokenKinds.init(of:)) ?? known.kinds(at: $0) })
  }

  /// Of which kinds the pieces at a node are.
  public func kinds(at node: Int) -> SpokenKinds { stops.contains(node) ? composeKinds(node) : SpokenKinds() }

  public var startIndex: Int { 0 }
  public var endIndex: Int { stops.count }

  public subscript(node: Int) -> Utterance {
    stops.contains(node) ? compose(node) : Utterance(fragments: [])
  }
}
