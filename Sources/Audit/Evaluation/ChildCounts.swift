import AccessibilityTree
import Rules

/// The nodes by how many children they have: rules ask for a few numbers, and of all nodes.
struct ChildCounts {
  /// Nodes with more children are few, and are looked at one by one.
  private static let most = 7

  private let counts: [Int32]
  /// By number of children.
  private let few: ArraySlice<NodeSet>
  private let many: NodeSet

  init(_ shape: TreeShape) {
    let counts = shape.childCounts
    let sorted = NodeSet(allOf: counts.count).sorted(byBits: Self.most + 2) {
      1 << UInt64(min(Int(counts[$0]), Self.most + 1))
    }
    self.counts = counts
    (few, many) = (sorted[...Self.most], sorted[Self.most + 1])
  }

  /// - Parameter open: nodes that may have more children than these; nil for none.
  func meet(_ test: NumberTest, _ domain: NodeSet, open: NodeSet?) -> TruthSet {
    func truth(_ count: Int, isOpen: Bool) -> Truth {
      test.truth(from: Double(count), to: isOpen ? .infinity : Double(count))
    }
    var truths = TruthSet(many.intersection(domain)) { node in
      truth(Int(counts[node]), isOpen: open?.contains(node) == true)
    }
    for (count, nodes) in few.enumerated() {
      let asked = nodes.intersection(domain)
      truths.add(open.map(asked.subtracting) ?? asked, truth(count, isOpen: false))
      if let open { truths.add(asked.intersection(open), truth(count, isOpen: true)) }
    }
    return truths
  }
}
