/// The nodes of a snapshot sorted by role, in one sweep, because rules ask for many roles.
package struct NodesByRole {
  private let count: Int
  /// One set for each role, by the role's number, each `wordsPerSet` long.
  private var words: [UInt64]
  private var wordsPerSet: Int { (count + 63) / 64 }
  /// The roles that some node has.
  package let present: [Role]

  /// Sorts the nodes.
  package init(_ snapshot: Snapshot) {
    count = snapshot.count
    let wordsPerSet = (count + 63) / 64
    var words = [UInt64](repeating: 0, count: Role.allCases.count * wordsPerSet)
    var found: UInt64 = 0
    snapshot.withRecords { records in
      words.withUnsafeMutableBufferPointer { words in
        for node in records.indices {
          let role = records[node].role.number
          found |= 1 << UInt64(role)
          words[role * wordsPerSet + (node >> 6)] |= 1 << UInt64(node & 63)
        }
      }
    }
    self.words = words
    present = Role.allCases.filter { found >> UInt64($0.number) & 1 != 0 }
  }

  /// Nodes with one of these roles.
  package func nodes(with roles: [Role]) -> NodeSet {
    var set = NodeSet(count: count)
    if !present.contains(where: roles.contains) { return set }
    set.withWords { set in
      words.withUnsafeBufferPointer { words in
        for role in roles {
          let start = role.number * set.count
          for word in set.indices { set[word] |= words[start + word] }
        }
      }
    }
    return set
  }
}

extension Role {
  /// The place in `allCases`, which is the single byte of an enumeration without payloads.
  @inline(__always)
  package var number: Int { withUnsafeBytes(of: self) { Int($0[0]) } }
}
