import AccessibilityTree
import Rules

/// The stops by their relations to the stop on one side of them, worked out for the stops that somebody asks about.
struct RelatedStops {
  /// By node: the stop beside it, -1 for none, -2 where nobody knows which it is.
  private let column: [Int32]
  private var marks: NodeMarks
  /// Nobody knows which stop is beside them, of those that were looked at.
  private var unknown: NodeSet

  init(_ column: [Int32]) {
    self.column = column
    marks = NodeMarks(count: column.count, bits: StopRelations.count)
    unknown = NodeSet(count: column.count)
  }

  /// The stops of the domain that have one of these relations. All relations are worked out at once, because several
  /// rules ask.
  ///
  /// - Parameter find: the relations of a stop to the node beside it.
  @inline(__always)
  mutating func nodes(
    in relations: StopRelations, _ domain: NodeSet, find: (_ stop: Int, _ node: Int) -> StopRelations
  ) -> TruthSet {
    if !domain.isSubset(of: marks.domain) {
      let (beside, open) = domain.subtracting(marks.domain)
        .divided { column[$0] >= 0 ? .yes : column[$0] == -1 ? .no : .unknown }
      marks.add(beside, of: domain) { UInt64(find(Int(column[$0]), $0).rawValue) }
      if let open { unknown.formUnion(open) }
    }
    let doubtful = relations.isDisjoint(with: .places) ? unknown : nodes(in: .placeUnknown).union(unknown)
    return TruthSet(holds: nodes(in: relations).intersection(domain), unknown: doubtful.intersection(domain))
  }

  private func nodes(in relations: StopRelations) -> NodeSet { marks.nodes(with: UInt64(relations.rawValue)) }
}
