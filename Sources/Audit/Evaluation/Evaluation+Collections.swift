import AccessibilityTree
import Rules

/// What collections say of themselves.
extension Evaluation {
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
