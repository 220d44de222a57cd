import AccessibilityTree
import Rules

/// Which nodes are at an edge of what scrolls around them, where a part of them may be scrolled out of view.
///
/// A list is cut off in the direction in which it scrolls: an item that reaches from one side of the list to the other is
/// not cut off there.
struct ScrollEdges {
  let snapshot: Snapshot

  /// Exporters round.
  private static let tolerance: Float = 2
  /// Of the screen's side: no line of text fits in less.
  private static let sliver: Float = 0.025

  /// Whether the node may be cut off by an edge, or is only a sliver beside one; unknown for a node in what scrolls where
  /// there are no bounds.
  func cut(_ extent: Expression.Extent, _ domain: NodeSet) -> TruthSet {
    TruthSet(domain) { cut($0, extent) }
  }

  private func cut(_ index: Int, _ extent: Expression.Extent) -> Truth {
    let node = snapshot[index]
    var item = node
    var truth = Truth.no
    for ancestor in node.ancestors {
      if Self.scrolls(ancestor) {
        guard let own = node.bounds.value, let outer = item.bounds.value, let edge = ancestor.bounds.value,
          !own.isEmpty
        else {
          truth = .unknown
          continue
        }
        let isNarrow = Self.isBeside(outer.x, outer.maxX, edge.x, edge.maxX, own.x, own.maxX)
        let isLow = Self.isBeside(outer.y, outer.maxY, edge.y, edge.maxY, own.y, own.maxY)
        if isLow || isNarrow {
          if extent == .possible { return .yes }
          let screen = ancestor.ancestors.reduce(edge) { $1.bounds.value ?? $0 }
          if isLow, own.height <= screen.height * Self.sliver { return .yes }
          if isNarrow, own.width <= screen.width * Self.sliver { return .yes }
        }
      }
      item = ancestor
    }
    return truth
  }

  private static func scrolls(_ node: Node) -> Bool {
    switch node.role {
    case .list, .grid, .table, .scrollView, .pager: true
    default: node.isOn(.scrollable)
    }
  }

  /// Whether the item is at one of the two edges only, and the node at the same.
  private static func isBeside(
    _ start: Float, _ end: Float, _ low: Float, _ high: Float, _ ownStart: Float, _ ownEnd: Float
  ) -> Bool {
    let (isAtLow, isAtHigh) = (start <= low + tolerance, end >= high - tolerance)
    guard isAtLow != isAtHigh else { return false }
    return isAtLow ? ownStart <= low + tolerance : ownEnd >= high - tolerance
  }
}
