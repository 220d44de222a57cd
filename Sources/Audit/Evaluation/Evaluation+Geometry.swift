import AccessibilityTree
import Rules
import Speech

/// How a stop lies on the screen beside another one.
extension Evaluation {
  /// Whether a stop lies there as seen from the node; unknown where one of the two has no rectangle.
  func isPlaced(_ stop: Int, _ relation: Expression.Relation, of node: Int) -> Truth {
    guard let stop = snapshot[stop].bounds.value, let node = snapshot[node].bounds.value else { return .unknown }
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

  private var isMirrored: Bool {
    let language = snapshot.meta.language?.prefix { $0 != "-" && $0 != "_" } ?? ""
    return ReadingOrder.rightToLeft.contains(language)
  }

  /// Why nobody can say how a neighbour stands to a node: which stop it is, or where one of the two lies.
  func causeOfRelation(
    _ direction: Expression.Direction, _ relations: [Expression.Relation], at node: Int
  ) -> Cause {
    let isKnown = neighbours.neighbour(direction, of: node) != nil
    let isPlace = relations.contains { ![.sibling, .ancestor, .descendant].contains($0) }
    return .lacks(isKnown && isPlace ? .bounds : transcript.uncertainBecause ?? .element)
  }
}
