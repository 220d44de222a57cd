import AccessibilityTree
import Rules
import Speech

/// How the rectangles of nodes are to each other and to a number.
struct Frames {
  private let snapshot: Snapshot
  private let isMirrored: Bool

  /// Exporters round, and borders are drawn over each other.
  private static let tolerance: Float = 2
  /// Badges and shadows cover a part of what they belong to; texts that run into each other share more.
  private static let covered: Float = 0.1

  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    let language = snapshot.meta.language?.prefix { $0 != "-" && $0 != "_" } ?? ""
    isMirrored = ReadingOrder.rightToLeft.contains(language)
  }

  /// Whether a side of the node's rectangle meets the test.
  func meet(_ side: Expression.Side, _ test: NumberTest) -> TruthSet {
    guard snapshot.carries(.bounds) else { return TruthSet(.unknown, count: snapshot.count) }
    if side == .share { return meetShare(test) }
    return TruthSet(
      snapshot.filter { record in
        !record.bounds.isEmpty && test.holds(for: Double(Self.length(of: side, record.bounds)))
      })
  }

  private static func length(of side: Expression.Side, _ rect: Rect) -> Float {
    switch side {
    case .width: rect.width
    case .height, .share: rect.height
    case .ratio: rect.width / rect.height
    }
  }

  /// Whether the height, as a share of the narrower side of the outermost rectangle, meets the test.
  private func meetShare(_ test: NumberTest) -> TruthSet {
    TruthSet(NodeSet(allOf: snapshot.count)) { index in
      let node = snapshot[index]
      let screen: Node? = node.ancestors.reduce(nil) { $1.bounds.value?.isEmpty == false ? $1 : $0 }
      guard let outer = screen?.bounds.value, let inner = node.bounds.value, !inner.isEmpty else { return .no }
      return Truth(test.holds(for: Double(inner.height / min(outer.width, outer.height))))
    }
  }

  /// Whether the node's rectangle is inside that of its parent or of the screen.
  func within(_ surrounding: Expression.Surrounding) -> TruthSet {
    guard snapshot.carries(.bounds) else { return TruthSet(.unknown, count: snapshot.count) }
    return snapshot.withRecords { records in
      TruthSet(NodeSet(allOf: snapshot.count)) { node in
        let inner = records[node].bounds
        guard !inner.isEmpty, let outer = Self.surrounding(surrounding, of: node, records) else { return .unknown }
        return Truth(
          inner.x >= outer.x - Self.tolerance && inner.y >= outer.y - Self.tolerance
            && inner.maxX <= outer.maxX + Self.tolerance && inner.maxY <= outer.maxY + Self.tolerance)
      }
    }
  }

  /// Whether the node's rectangle covers that of its parent or of the screen.
  func fills(_ surrounding: Expression.Surrounding, _ domain: NodeSet) -> TruthSet {
    guard snapshot.carries(.bounds) else { return TruthSet(.unknown, count: snapshot.count) }
    return snapshot.withRecords { records in
      TruthSet(domain) { node in
        let inner = records[node].bounds
        guard !inner.isEmpty, let outer = Self.surrounding(surrounding, of: node, records) else { return .no }
        // Bars of the system take a part of the screen.
        return Truth(inner.width >= outer.width * 0.9 && inner.height >= outer.height * 0.85)
      }
    }
  }

  /// The rectangle of the parent, or the outermost around a node; nil where there is none.
  private static func surrounding(
    _ surrounding: Expression.Surrounding, of node: Int, _ records: UnsafeBufferPointer<NodeRecord>
  ) -> Rect? {
    var around = Int(records[node].parent)
    var outer: Rect?
    while around >= 0 {
      let bounds = records[around].bounds
      if !bounds.isEmpty { outer = bounds }
      if case .parent = surrounding { break }
      around = Int(records[around].parent)
    }
    return outer
  }

  /// A rectangle as something to look up.
  private struct Box: Hashable {
    let x, y, width, height: Float

    init?(_ rect: Rect?) {
      guard let rect, !rect.isEmpty else { return nil }
      (x, y, width, height) = (rect.x, rect.y, rect.width, rect.height)
    }
  }

  /// The nodes that share their rectangle with one of the domain.
  func twins(of domain: NodeSet) -> NodeSet {
    var twins = NodeSet(count: snapshot.count)
    let boxes = Set(domain.lazy.compactMap { Box(snapshot[$0].bounds.value) })
    guard !boxes.isEmpty else { return twins }
    for node in 0..<snapshot.count where Box(snapshot[node].bounds.value).map(boxes.contains) == true {
      twins.insert(node)
    }
    return twins
  }

  /// Whether one of the twins meets the predicate that is neither the node nor below it.
  func meet(_ truth: TruthSet, _ twins: NodeSet, _ domain: NodeSet) -> TruthSet {
    let (known, open) = (ends(of: twins.intersection(truth.holds)), ends(of: twins.intersection(truth.unknown)))
    return TruthSet(domain) { node in
      guard let box = Box(snapshot[node].bounds.value) else { return .no }
      func isOther(_ ends: (first: Int, last: Int)?) -> Bool {
        ends.map { $0.first < node || $0.last >= snapshot[node].subtreeEnd } ?? false
      }
      return isOther(known[box]) ? .yes : isOther(open[box]) ? .unknown : .no
    }
  }

  /// What is below a node has higher numbers, so the first and the last of each box are enough.
  private func ends(of nodes: NodeSet) -> [Box: (first: Int, last: Int)] {
    var ends: [Box: (first: Int, last: Int)] = [:]
    for node in nodes {
      guard let box = Box(snapshot[node].bounds.value) else { continue }
      ends[box] = (ends[box]?.first ?? node, node)
    }
    return ends
  }

  /// A sibling that meets the predicate and shares more than a tenth of the smaller rectangle with the node.
  func overlap(ofSiblings truth: TruthSet, _ domain: NodeSet) -> TruthSet {
    snapshot.withRecords { records in
      TruthSet(domain) { node in
        let parent = Int(records[node].parent)
        guard parent >= 0 else { return .no }
        let own = records[node].bounds
        guard !own.isEmpty else { return .unknown }
        var result = Truth.no
        var sibling = parent + 1
        while sibling < Int(records[parent].subtreeEnd), result != .yes {
          let met = sibling == node ? .no : truth[sibling]
          if met != .no, !records[sibling].bounds.isEmpty, own.overlap(with: records[sibling].bounds) > Self.covered {
            result = result.or(met)
          }
          sibling = Int(records[sibling].subtreeEnd)
        }
        return result
      }
    }
  }

  /// Where a stop is as seen from a node.
  func places(of stop: Rect, of node: Rect) -> StopRelations {
    guard !stop.isEmpty, !node.isEmpty else { return .placeUnknown }
    // Room for one more row as high as the lower of the two.
    let row = min(stop.height, node.height)
    var places: StopRelations = []
    if stop.maxY <= node.y { places.insert(stop.maxY + row <= node.y ? [.above, .farAbove] : .above) }
    if stop.y >= node.maxY { places.insert(stop.y >= node.maxY + row ? [.below, .farBelow] : .below) }
    if stop.maxX <= node.x { places.insert(isMirrored ? .trailing : .leading) }
    if stop.x >= node.maxX { places.insert(isMirrored ? .leading : .trailing) }
    return places
  }
}
