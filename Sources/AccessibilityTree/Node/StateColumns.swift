/// The states of all nodes of a snapshot, copied from its records in one sweep. Rules ask for many states, and each
/// question then reads eight bytes for each node instead of a hundred.
package struct StateColumns {
  /// For each node, the known states, each at its bit of `Property.flagBit`.
  private let known: [UInt32]
  private let on: [UInt32]
  /// States that are known for every node, and states that are on somewhere. They answer most questions.
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

  /// The nodes whose state is known to be on, and those whose state is unknown. Both are empty if the property is not a
  /// state.
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
