public import AccessibilityTree

/// Everything that one screen reader says about one snapshot.
public struct Transcript: Sendable {
  public let snapshot: Snapshot
  /// The screen reader; nil if the platform is unknown, so that none can be imitated.
  public let screenReader: (any ScreenReader)?
  /// Nodes at which the screen reader certainly stops.
  public let stops: NodeSet
  /// Nodes at which this export cannot say whether it stops, and the missing property.
  public let uncertainStops: NodeSet
  public let uncertainBecause: Property?
  /// Nodes that can be tapped and that the screen reader passes over, because they have nothing to say and contain
  /// something visible. People cannot reach what a tap does there. Empty for VoiceOver, which asks the app what a stop
  /// is.
  public let passedOver: NodeSet
  /// The certain stops in swipe order.
  public let order: [Int]
  /// What is spoken at each node. Without fragments for a node that is not a stop and has nothing to say.
  public let utterances: Utterances
  /// The name that the screen reader computes for each node, including subtree and labels; `.absent` if there is none.
  public let names: [Evidence<String>]
  /// What nodes that the exporter left out could change; nil for a complete tree.
  public let cutOff: CutOff?

  /// A finished transcript. `utterances` and `names` have one element for each node.
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

  /// The transcript of a snapshot without a known platform, in which nothing is certain.
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
