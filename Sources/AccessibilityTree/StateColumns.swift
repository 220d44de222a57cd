/// The states of all nodes of a snapshot, copied out of its records in one sweep: rules ask of many states, and each
/// question goes over eight bytes a node then, in place of a hundred.
package struct StateColumns {
  /// By node, each state at its bit of `Property.flagBit`.
  private let known: [UInt32]
  private let on: [UInt32]

  /// Copies the states.
  package init(_ snapshot: Snapshot) {
    known = snapshot.records.map(\.known)
    on = snapshot.records.map(\.on)
  }

  /// Nodes of which a state is known to be on, and nodes of which nothing is known; both empty for what is no state.
  package func nodes(with property: Property) -> (on: NodeSet, unknown: NodeSet) {
    guard let bit = property.flagBit else { return (NodeSet(count: known.count), NodeSet(count: known.count)) }
    return (Self.nodes(on, with: bit), Self.nodes(known.lazy.map { ~$0 }, with: bit))
  }

  private static func nodes(_ states: some RandomAccessCollection<UInt32>, with bit: UInt32) -> NodeSet {
    var set = NodeSet(count: states.count)
    let shift = UInt32(bit.trailingZeroBitCount)
    var place = 0
    for state in states {
      set.words[place >> 6] |= UInt64(state >> shift & 1) << UInt64(place & 63)
      place += 1
    }
    return set
  }
}
