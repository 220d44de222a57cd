/// The states of all nodes of a snapshot, copied out of its records in one sweep: rules ask of many states, and each
/// question goes over a bit a node then, in place of a hundred bytes.
package struct StateColumns {
  private let count: Int
  /// By state, a half of a set's word for every 32 nodes.
  private let known: [UInt32]
  private let on: [UInt32]
  /// Halves of words for each state.
  private let halves: Int
  /// States that are known for every node, and states that are on somewhere. They answer most questions.
  private let knownEverywhere: UInt32
  private let onSomewhere: UInt32

  /// Copies the states, 32 nodes at a time: their bits form a square that is turned, so that all bits of one state lie
  /// side by side.
  package init(_ snapshot: Snapshot) {
    count = snapshot.count
    let halves = (count + 63) / 64 * 2
    var (known, on) = ([UInt32](repeating: 0, count: 32 * halves), [UInt32](repeating: 0, count: 32 * halves))
    var (knownEverywhere, onSomewhere) = (~UInt32(0), UInt32(0))
    snapshot.withRecords { records in
      for half in 0..<(records.count + 31) / 32 {
        let nodes = half * 32..<min(half * 32 + 32, records.count)
        var knownHere = InlineArray<32, UInt32>(repeating: 0)
        var onHere = InlineArray<32, UInt32>(repeating: 0)
        var differences: UInt32 = 0
        for node in nodes {
          let (stated, set) = (records[node].known, records[node].on)
          knownEverywhere &= stated
          onSomewhere |= set
          differences |= stated ^ records[nodes.lowerBound].known
          knownHere[node - nodes.lowerBound] = stated
          onHere[node - nodes.lowerBound] = set
        }
        // Most exporters state the same of all nodes.
        let all = ~UInt32(0) >> UInt32(32 - nodes.count)
        let stated = knownHere[0]
        if differences != 0 { Self.turn(&knownHere) }
        Self.turn(&onHere)
        for state in 0..<Property.flagCount {
          let same = stated >> UInt32(state) & 1 != 0 ? all : 0
          known[state * halves + half] = differences != 0 ? knownHere[state] : same
          on[state * halves + half] = onHere[state]
        }
      }
    }
    (self.known, self.on, self.halves) = (known, on, halves)
    (self.knownEverywhere, self.onSomewhere) = (knownEverywhere, onSomewhere)
  }

  /// Makes bit `j` of number `i` bit `i` of number `j`: swaps the quarters of the square, then those of its quarters, and
  /// so on.
  private static func turn(_ square: inout InlineArray<32, UInt32>) {
    var width = 16
    var mask: UInt32 = 0x0000_FFFF
    while width > 0 {
      var row = 0
      while row < 32 {
        let swapped = (square[row] >> UInt32(width) ^ square[row + width]) & mask
        square[row] ^= swapped << UInt32(width)
        square[row + width] ^= swapped
        row = (row + width + 1) & ~width
      }
      width >>= 1
      mask ^= mask << UInt32(width)
    }
  }

  /// The nodes whose state is known to be on, and those whose state is unknown. Both are empty if the property is not a
  /// state.
  package func nodes(with property: Property) -> (on: NodeSet, unknown: NodeSet) {
    let none = NodeSet(count: count)
    guard let bit = property.flagBit else { return (none, none) }
    return (
      onSomewhere & bit == 0 ? none : nodes(on, with: property.index),
      knownEverywhere & bit != 0 ? none : nodes(known, with: property.index).complement
    )
  }

  private func nodes(_ states: [UInt32], with state: Int) -> NodeSet {
    var set = NodeSet(count: count)
    let first = state * halves
    set.withWords { words in
      states.withUnsafeBufferPointer { states in
        for word in words.indices {
          words[word] = UInt64(states[first + 2 * word]) | UInt64(states[first + 2 * word + 1]) << 32
        }
      }
    }
    return set
  }
}
