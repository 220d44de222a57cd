import AccessibilityTree
import Rules
import Speech

/// Where the screen reader stops, and in which order.
final class StopOrder {
  private let transcript: Transcript
  /// nil for a tree that is whole.
  private let missing: MissingNodes?
  private let frames: Frames
  private let canPlace: Bool
  /// The first node whose children are siblings. Exporters of iOS that list the stops leave out the view around them.
  private let firstParent: Int32
  /// By the relations of the stop before it, and of the stop after it.
  private lazy var toPrevious = RelatedStops(neighbours.column(.previous))
  private lazy var toNext = RelatedStops(neighbours.column(.next))
  private lazy var neighbours = StopNeighbours(transcript, missing?.speech)
  /// The certain stops, and those that more nodes could make one or take from them.
  let stops: TruthSet

  /// What can be tapped and is passed over; unknown where it may be a stop instead.
  var passedOver: TruthSet {
    // For want of other facts than these a node may be a stop, but it cannot be one that is tapped.
    let isOpen = transcript.uncertainBecause == .clickable || transcript.uncertainBecause == .platform
    let cut = missing.map { transcript.passedOver.intersection($0.speech.stops) }
    let unknown = isOpen ? transcript.uncertainStops : NodeSet(count: transcript.snapshot.count)
    return TruthSet(
      holds: cut.map { transcript.passedOver.subtracting($0) } ?? transcript.passedOver,
      unknown: cut.map { unknown.union($0) } ?? unknown)
  }

  init(_ transcript: Transcript, _ missing: MissingNodes?, _ frames: Frames) {
    (self.transcript, self.missing, self.frames) = (transcript, missing, frames)
    canPlace = transcript.snapshot.carries(.bounds)
    firstParent = transcript.snapshot.platform == .ios ? -1 : 0
    if let doubtful = missing?.speech.stops {
      stops = TruthSet(
        holds: transcript.stops.subtracting(doubtful), unknown: transcript.uncertainStops.union(doubtful))
    } else {
      stops = TruthSet(holds: transcript.stops, unknown: transcript.uncertainStops)
    }
  }

  /// The stop beside a node.
  enum Neighbour {
    case node(Int)
    /// The node is no stop, or the first or last.
    case none
    /// A stop whose place nobody knows may be between.
    case unknown

    /// The node, where it is known and there is one.
    var node: Int? {
      if case .node(let node) = self { node } else { nil }
    }
  }

  func neighbour(_ direction: Expression.Direction, of node: Int) -> Neighbour {
    switch neighbours.neighbour(direction, of: node) {
    case nil: .unknown
    case let stop? where stop >= 0: .node(stop)
    default: .none
    }
  }

  /// By node, the stop beside it: -1 for none, -2 where a stop whose place nobody knows may be between.
  func column(_ direction: Expression.Direction) -> [Int32] { neighbours.column(direction) }

  /// The stops beside the nodes of the domain.
  func neighbours(_ direction: Expression.Direction, of domain: NodeSet) -> NodeSet {
    domain.nodes(by: neighbours.column(direction))
  }

  /// What each node's neighbour answers.
  @inline(__always)
  func byNeighbour(
    _ direction: Expression.Direction, _ domain: NodeSet, _ truth: (_ node: Int, _ stop: Int) -> Truth
  ) -> TruthSet {
    let column = neighbours.column(direction)
    return TruthSet(stops.possible.intersection(domain)) { node in
      let stop = Int(column[node])
      return stop >= 0 ? truth(node, stop) : stop == -1 ? .no : .unknown
    }
  }

  /// Whether the neighbour is to the node in one of these relations.
  func related(
    _ direction: Expression.Direction, _ relations: [Expression.Relation], _ domain: NodeSet
  ) -> TruthSet {
    let asked = StopRelations(relations)
    let stops = stops.possible.intersection(domain)
    return transcript.snapshot.withRecords { records in
      switch direction {
      case .previous: toPrevious.nodes(in: asked, stops) { self.relations(of: $0, to: $1, records) }
      case .next: toNext.nodes(in: asked, stops) { self.relations(of: $0, to: $1, records) }
      }
    }
  }

  /// Every relation of a stop to the node beside it.
  private func relations(
    of stop: Int, to node: Int, _ records: UnsafeBufferPointer<NodeRecord>
  ) -> StopRelations {
    var relations = canPlace ? frames.places(of: records[stop].bounds, of: records[node].bounds) : .placeUnknown
    if records[stop].parent >= firstParent, records[stop].parent == records[node].parent { relations.insert(.sibling) }
    if stop < node, node < Int(records[stop].subtreeEnd) { relations.insert(.ancestor) }
    if node < stop, stop < Int(records[node].subtreeEnd) { relations.insert(.descendant) }
    return relations
  }

  /// The screen reader's first stop.
  func first() -> TruthSet {
    let neighbours = neighbours
    return TruthSet(stops.possible) { node in
      switch neighbours.neighbour(.previous, of: node) {
      case nil: .unknown
      case -1: transcript.stops.contains(node) ? .yes : .unknown
      default: .no
      }
    }
  }

  /// Whether some stop on that side, however far, meets a predicate. What may be a stop, and stops that an exporter may
  /// have left out, leave a *no* open.
  func some(_ direction: Expression.Direction, _ truth: TruthSet, _ domain: NodeSet) -> TruthSet {
    var inOrder = NodeSet(count: domain.count)
    for stop in transcript.order { inOrder.insert(stop) }
    let isOpen = missing != nil || stops.possible.subtracting(inOrder).contains { truth[$0] != .no }
    var result = TruthSet(count: domain.count)
    var passed = isOpen ? Truth.unknown : .no
    let order = direction == .previous ? transcript.order : transcript.order.reversed()
    for stop in order {
      if domain.contains(stop) { result.set(stop, stops[stop].and(passed)) }
      passed = passed.or(truth[stop].and(stops[stop]))
    }
    for node in domain where !inOrder.contains(node) && stops[node] == .unknown { result.set(node, .unknown) }
    return result
  }
}
