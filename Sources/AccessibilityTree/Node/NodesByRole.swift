/// The nodes of a snapshot sorted by role, in one sweep, because rules ask for many roles.
package struct NodesByRole {
  private let count: Int
  /// One set for each role, by the role's number, each `wordsPerSet` long.
  private var words: [UInt64]
  private var wordsPerSet: Int { (count + 63) / 64 }

  /// Sorts the nodes.
  package init(_ snapshot: Snapshot) {
    count = snapshot.count
    let wordsPerSet = (count + 63) / 64
    var words = [UInt64](repeating: 0, count: Role.allCases.count * wordsPerSet)
    for node in 0..<count {
      words[snapshot.records[node].role.number * wordsPerSet + (node >> 6)] |= 1 << UInt64(node & 63)
    }
    self.words = words
  }

  /// Nodes with one of these roles.
  package func nodes(with roles: [Role]) -> NodeSet {
    var set = NodeSet(count: count)
    for role in roles {
      let start = role.number * wordsPerSet
      for word in 0..<wordsPerSet { set.words[word] |= words[start + word] }
    }
    return set
  }
}

extension Role {
  /// The place in `allCases`, which is the single byte of an enumeration without payloads.
  package var number: Int { withUnsafeBytes(of: self) { Int($0[0]) } }
}
