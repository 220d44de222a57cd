/// Questions about all nodes at once. Each takes one sweep over the columns, or one walk over a set.
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
    guard let index = property.textIndex else {
      for node in domain { ids[node] = .notExported }
      return
    }
    records.withUnsafeBufferPointer { records in
      ids.withUnsafeMutableBufferPointer { ids in
        for node in domain { ids[node] = records[node].texts[index] }
      }
    }
  }

  /// Which nodes of the domain have a text, and for which the export cannot say.
  package func presence(of property: Property, _ domain: NodeSet) -> (holds: NodeSet, unknown: NodeSet?) {
    guard let index = property.textIndex else { return (NodeSet(count: count), domain.isEmpty ? nil : domain) }
    return records.withUnsafeBufferPointer { records in
      domain.divided { node in
        let text = records[node].texts[index]
        return text.isText ? .yes : text == .absent ? .no : .unknown
      }
    }
  }

  /// Nodes with a position, a range, a collection or custom actions.
  package func nodes(withExtra property: Property) -> NodeSet {
    var nodes = NodeSet(count: count)
    for (node, extras) in extras {
      let isExposed =
        switch property {
        case .position: extras.position != nil
        case .range: extras.range != nil
        case .collection: extras.collection != nil
        case .actions: !extras.actions.isEmpty
        default: false
        }
      if isExposed { nodes.insert(Int(node)) }
    }
    return nodes
  }

  /// Nodes whose record meets the test.
  package func filter(_ test: (NodeRecord) -> Bool) -> NodeSet {
    var set = NodeSet(count: count)
    records.withUnsafeBufferPointer { records in
      set.withWords { words in
        for word in words.indices {
          var bits: UInt64 = 0
          let first = word << 6
          for node in first..<min(first + 64, records.count) where test(records[node]) {
            bits |= 1 << UInt64(node - first)
          }
          words[word] = bits
        }
      }
    }
    return set
  }
}
