import AccessibilityTree
import Rules

/// Where stops lie, and what collections say of themselves.
extension Evaluation {
  /// On which side of a node the neighbouring stop lies; unknown where one of the two has no rectangle.
  func placed(_ direction: Expression.Direction, _ bearings: [Expression.Bearing], _ domain: NodeSet) -> TruthSet {
    byNeighbour(direction, domain) { node, stop in
      guard let here = self.snapshot[node].bounds.value, let there = self.snapshot[stop].bounds.value,
        !here.isEmpty, !there.isEmpty
      else { return self.snapshot.carries(.bounds) ? .no : .unknown }
      return Truth(Self.bearing(of: there, from: here).map(bearings.contains) ?? false)
    }
  }

  /// Left or right in one row, above or below otherwise; nil for two that lie on top of each other.
  ///
  /// Two share a row when the lower one begins above the middle of the upper one.
  static func bearing(of there: Rect, from here: Rect) -> Expression.Bearing? {
    let common = min(here.maxY, there.maxY) - max(here.y, there.y)
    if common > min(here.height, there.height) / 2 {
      let (from, to) = (here.x + here.width / 2, there.x + there.width / 2)
      return here.overlap(with: there) > 0.5 || from == to ? nil : to < from ? .left : .right
    }
    return there.y < here.y ? .above : .below
  }

  /// Unknown where the collection does not say; a node that is none meets no test.
  func collection(_ test: CollectionTest, _ domain: NodeSet) -> TruthSet {
    truths(domain) { node in
      switch node.collection {
      case .exposed(let collection):
        switch test {
        case .selection(let modes): collection.selection.map { Truth(modes.contains($0)) } ?? .unknown
        case .rows(let test): collection.rows.map { Truth(test.holds(for: Double($0))) } ?? .unknown
        case .columns(let test): collection.columns.map { Truth(test.holds(for: Double($0))) } ?? .unknown
        }
      case .absent: .no
      case .notExported: .unknown
      }
    }
  }
}
