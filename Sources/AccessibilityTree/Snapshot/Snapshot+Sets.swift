/// Questions about all the nodes at once: each one sweep over the columns, or one walk over the set that is asked about.
extension Snapshot {
  /// Nodes with at least one of these traits.
  package func nodes(withAnyOf traits: Traits) -> NodeSet { filter { !$0.traits.isDisjoint(with: traits) } }

  /// The columns as a value that can be kept.
  package var columns: [NodeRecord] { records }

  /// The number of one text of every node, in preorder; `.notExported` everywhere if the property is not a text.
  package func column(of property: Property) -> [LabelID] {
    guard let index = property.textIndex else { return [LabelID](repeating: .notExported, count: count) }
    return records.map { $0.texts[index] }
  }

  /// The number of one text of some nodes, in a column of all.
  package func fill(_ ids: inout [LabelID], with property: Property, _ domain: NodeSet) {
    for node in domain { ids[node] = records[node].text(property) }
  }

  /// Nodes whose record meets the test.
  package func filter(_ test: (NodeRecord) -> Bool) -> NodeSet {
    var set = NodeSet(count: count)
    records.withUnsafeBufferPointer { records in
      for word in set.words.indices {
        var bits: UInt64 = 0
        let first = word << 6
        for node in first..<min(first + 64, records.count) where test(records[node]) {
          bits |= 1 << UInt64(node - first)
        }
        set.words[word] = bits
      }
    }
    return set
  }

  // MARK: structure

  /// Nodes whose parent is in the set.
  package func children(of set: NodeSet) -> NodeSet {
    var children = NodeSet(count: count)
    for node in set {
      let end = Int(records[node].subtreeEnd)
      var child = node + 1
      while child < end {
        children.insert(child)
        child = Int(records[child].subtreeEnd)
      }
    }
    return children
  }

  /// Nodes that have a child in the set.
  package func parents(of set: NodeSet) -> NodeSet {
    var parents = NodeSet(count: count)
    for node in set where records[node].parent >= 0 { parents.insert(Int(records[node].parent)) }
    return parents
  }

  /// Nodes somewhere below a node in the set.
  package func descendants(of set: NodeSet) -> NodeSet {
    var below = NodeSet(count: count)
    var covered = 0
    for node in set where node >= covered {
      covered = Int(records[node].subtreeEnd)
      for descendant in (node + 1)..<max(covered, node + 1) { below.insert(descendant) }
    }
    return below
  }

  /// Nodes that have a node of the set somewhere below.
  package func ancestors(of set: NodeSet) -> NodeSet {
    var above = NodeSet(count: count)
    for node in set {
      var ancestor = Int(records[node].parent)
      // An ancestor that is in already has brought its own ancestors along.
      while ancestor >= 0, !above.contains(ancestor) {
        above.insert(ancestor)
        ancestor = Int(records[ancestor].parent)
      }
    }
    return above
  }

  /// Nodes that share their parent with another node that is in the set; roots have no siblings.
  package func siblings(of set: NodeSet) -> NodeSet {
    var siblings = NodeSet(count: count)
    for parent in parents(of: set) {
      let end = Int(records[parent].subtreeEnd)
      var members = 0
      var child = parent + 1
      while child < end {
        if set.contains(child) { members += 1 }
        child = Int(records[child].subtreeEnd)
      }
      child = parent + 1
      while child < end {
        if members > 1 || !set.contains(child) { siblings.insert(child) }
        child = Int(records[child].subtreeEnd)
      }
    }
    return siblings
  }
}
