import AccessibilityTree

/// Nodes by marks that each of them has, worked out for the nodes that somebody asks about.
struct NodeMarks {
  /// Those that were looked at.
  private(set) var domain: NodeSet
  private let bits: Int
  /// By number of the bit; empty before the first look.
  private var byBit: [NodeSet] = []

  /// None of this many nodes was looked at.
  ///
  /// - Parameter bits: how many marks there are, at most 64.
  init(count: Int, bits: Int) { (domain, self.bits) = (NodeSet(count: count), bits) }

  /// Looks at nodes that nobody looked at.
  ///
  /// - Parameters:
  ///   - domain: what was looked at with them, all of which is known then.
  ///   - marks: the marks of a node.
  @inline(__always)
  mutating func add(_ nodes: NodeSet, of domain: NodeSet, _ marks: (Int) -> UInt64) {
    self.domain.formUnion(domain)
    var seen: UInt64 = 0
    let marked = nodes.sorted(byBits: bits) { node in
      let marks = marks(node)
      seen |= marks
      return marks
    }
    if byBit.isEmpty {
      byBit = marked
      return
    }
    while seen != 0 {
      let bit = seen.trailingZeroBitCount
      byBit[bit].formUnion(marked[bit])
      seen &= seen &- 1
    }
  }

  /// The nodes with one of these marks, of those that were looked at.
  func nodes(with marks: UInt64) -> NodeSet {
    var nodes = NodeSet(count: domain.count)
    var rest = byBit.isEmpty ? 0 : marks
    while rest != 0 {
      nodes.formUnion(byBit[rest.trailingZeroBitCount])
      rest &= rest &- 1
    }
    return nodes
  }
}
