public import AccessibilityTree

/// Everything that one screen reader says of one snapshot.
public struct Transcript: Sendable {
  public let snapshot: Snapshot
  /// Who speaks; nil when the platform is not known, so that no screen reader can be imitated.
  public let screenReader: (any ScreenReader)?
  /// Nodes that the screen reader certainly stops at.
  public let stops: NodeSet
  /// Nodes where this export does not tell whether it stops, and the property that is missing for it.
  public let uncertainStops: NodeSet
  public let uncertainBecause: Property?
  /// Nodes that can be tapped and that the screen reader passes over: they have nothing to say and something visible is in
  /// them, so what a tap does cannot be reached at the node itself. Empty for VoiceOver, which asks the app what a stop is.
  public let passedOver: NodeSet
  /// The certain stops in swipe order.
  public let order: [Int]
  /// By node: what is spoken with the focus there. No fragments for a node that is not a stop and has nothing to say.
  public let utterances: Utterances
  /// By node: the name that the screen reader computes, subtree and labels included; `.absent` for none.
  public let names: [Evidence<String>]
  /// What nodes that the exporter left out could change; nil for a complete tree.
  public let cutOff: CutOff?

  /// A finished transcript; `utterances` and `names` have one element a node.
  public init(
    snapshot: Snapshot, screenReader: (any ScreenReader)?, stops: NodeSet, uncertainStops: NodeSet,
    uncertainBecause: Property?,
    order: [Int], utterances: [Utterance], names: [Evidence<String>], cutOff: CutOff? = nil
  ) {
    self.init(
      snapshot: snapshot, screenReader: screenReader, stops: stops, uncertainStops: uncertainStops,
      uncertainBecause: uncertainBecause, passedOver: NodeSet(count: snapshot.count), order: order,
      utterances: Utterances(utterances), names: names, cutOff: cutOff)
  }

  init(
    snapshot: Snapshot, screenReader: (any ScreenReader)?, stops: NodeSet, uncertainStops: NodeSet,
    uncertainBecause: Property?, passedOver: NodeSet,
    order: [Int], utterances: Utterances, names: [Evidence<String>], cutOff: CutOff?
  ) {
    self.snapshot = snapshot
    self.screenReader = screenReader
    self.stops = stops
    self.uncertainStops = uncertainStops
    self.uncertainBecause = uncertainBecause
    self.passedOver = passedOver
    self.order = order
    self.utterances = utterances
    self.names = names
    self.cutOff = cutOff
  }

  /// The transcript of a snapshot whose platform is not known: nothing is certain.
  static func silent(_ snapshot: Snapshot) -> Transcript {
    let silence = Utterance(
      fragments: [], unknown: Fragment.Kind.allCases.map { Utterance.Unknown(kind: $0, lacks: .platform) })
    return Transcript(
      snapshot: snapshot, screenReader: nil, stops: NodeSet(count: snapshot.count),
      uncertainStops: NodeSet(allOf: snapshot.count), uncertainBecause: .platform, order: [],
      utterances: [Utterance](repeating: silence, count: snapshot.count),
      names: [Evidence<String>](repeating: .notExported, count: snapshot.count))
  }

  /// Whether the screen reader stops at this node.
  public func isStop(_ node: Int) -> Truth {
    stops.contains(node) ? .yes : uncertainStops.contains(node) ? .unknown : .no
  }
}
