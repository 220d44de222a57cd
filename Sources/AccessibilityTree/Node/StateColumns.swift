/// The states of all nodes of a snapshot, copied out of its records in one sweep: rules ask of many states, and each
/// question goes over eight bytes a node then, in place of a hundred.
package struct StateColumns {
  /// By node, each state at its bit of `Property.flagBit`.
  private let known: [UInt32]
  private let on: [UInt32]
  /// States that are known of every node, and states that are on somewhere: most questions end with these.
  private let knownEverywhere: UInt32
  private let onSomewhere: UInt32

  /// Copies the states.
  package init(_ snapshot: Snapshot) {
    var known: [UInt32] = []
    var on: [UInt32] = []
    known.reserveCapacity(snapshot.count)
    on.reserveCapacity(snapshot.count)
    var (knownEverywhere, onSomewhere) = (~UInt32(0), UInt32(0))
    for record in snapshot.records {
      knownEverywhere &= record.known
      onSomewhere |= record.on
      known.append(record.known)
      on.append(record.on)
    }
    (self.known, self.on) = (known, on)
    (self.knownEverywhere, self.onSomewhere) = (knownEverywhere, onSomewhere)
  }

  /// Nodes of which a state is known to be on, and nodes of which nothing is known; both empty for what is no state.
  package func nodes(with property: Property) -> (on: NodeSet, unknown: NodeSet) {
    let none = NodeSet(count: known.count)
    guard let bit = property.flagBit else { return (none, none) }
    return (
      onSomewhere & bit == 0 ? none : Self.nodes(on, with: bit),
      knownEverywhere & bit != 0 ? none : Self.nodes(known, with: bit).complement
    )
  }

  private static func nodes(_ states: [UInt32], with bit: UInt32) -> NodeSet {
    var set = NodeSet(count: states.count)
    let shift = UInt32(bit.trailingZeroBitCount)
    states.withUnsafeBufferPointer { states in
      for word in set.words.indices {
        let first = word << 6
        var bits: UInt64 = 0
        for node in first..<min(first + 64, states.count) {
          bits |= UInt64(states[node] >> shift & 1) << UInt64(node - first)
        }
        set.words[word] = bits
      }
    }
    return set
  }
}
