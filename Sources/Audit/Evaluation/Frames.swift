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
    return TruthSet(
      snapshot.filter { record in
        !record.bounds.isEmpty && test.holds(for: Double(side == .width ? record.bounds.width : record.bounds.height))
      })
  }

  /// Whether the node's rectangle is inside that of its parent or of the screen.
  func within(_ surrounding: Expression.Surrounding) -> TruthSet {
    guard snapshot.carries(.bounds) else { return TruthSet(.unknown, count: snapshot.count) }
    return TruthSet(NodeSet(allOf: snapshot.count)) { index in
      let node = snapshot[index]
      let around: Node? =
        switch surrounding {
        case .parent: node.parent
        case .screen: node.ancestors.reduce(nil) { $1.bounds.value?.isEmpty == false ? $1 : $0 }
        }
      guard let outer = around?.bounds.value, !outer.isEmpty, let inner = node.bounds.value, !inner.isEmpty else {
        return .unknown
      }
      return Truth(
        inner.x >= outer.x - Self.tolerance && inner.y >= outer.y - Self.tolerance
          && inner.maxX <= outer.maxX + Self.tolerance && inner.maxY <= outer.maxY + Self.tolerance)
    }
  }

  /// A sibling that meets the predicate and shares more than a tenth of the smaller rectangle with the node.
  func overlap(ofSiblings truth: TruthSet, _ domain: NodeSet) -> TruthSet {
    TruthSet(domain) { index in
      let node = snapshot[index]
      guard let parent = node.parent, let own = node.bounds.value, !own.isEmpty else { return .unknown }
      return parent.children.reduce(.no) { result, sibling in
        guard sibling.index != node.index, let other = sibling.bounds.value, own.overlap(with: other) > Self.covered
        else { return result }
        return result.or(truth[sibling.index])
      }
    }
  }

  /// Whether a stop is there as seen from the node; unknown where one of the two has no rectangle.
  func isPlaced(_ stop: Int, _ relation: Expression.Relation, of node: Int) -> Truth {
    guard snapshot.carries(.bounds) else { return .unknown }
    return snapshot.withRecords { records in
      let (stop, node) = (records[stop].bounds, records[node].bounds)
      guard !stop.isEmpty, !node.isEmpty else { return .unknown }
      // Room for one more row as high as the lower of the two.
      let row = min(stop.height, node.height)
      switch relation {
      case .above: return Truth(stop.maxY <= node.y)
      case .below: return Truth(stop.y >= node.maxY)
      case .farAbove: return Truth(stop.maxY + row <= node.y)
      case .farBelow: return Truth(stop.y >= node.maxY + row)
      case .leading: return Truth(isMirrored ? stop.x >= node.maxX : stop.maxX <= node.x)
      case .trailing: return Truth(isMirrored ? stop.maxX <= node.x : stop.x >= node.maxX)
      case .sibling, .ancestor, .descendant: return .no
      }
    }
  }
}
