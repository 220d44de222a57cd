/// Loops over the nodes of a set that write whole words.
extension NodeSet {
  /// Lets one loop write many bits. The body must keep the bits past `count` clear.
  mutating func withWords(_ body: (UnsafeMutableBufferPointer<UInt64>) -> Void) {
    body(UnsafeMutableBufferPointer(start: ownWords(), count: usedCount))
  }

  /// The nodes to which these lead, by a column that has for each node another one, or a number below 0 for none.
  package func nodes(by column: [Int32]) -> NodeSet {
    var found = NodeSet(count: count)
    if isEmpty { return found }
    column.withUnsafeBufferPointer { column in
      found.withWords { words in
        for node in self where column[node] >= 0 { words[Int(column[node] >> 6)] |= 1 << UInt64(column[node] & 63) }
      }
    }
    return found
  }

  /// For each node, how many nodes of the set come before it; the last element counts all.
  package var countsBefore: [Int32] {
    var counts = [Int32](repeating: 0, count: count + 1)
    for node in 0..<count { counts[node + 1] = counts[node] + (contains(node) ? 1 : 0) }
    return counts
  }

  /// Asks one question about every node of the set, and divides the nodes by the answer.
  ///
  /// - Returns: the nodes for which it holds, and those for which it is unknown; nil if there are none of the latter.
  @inlinable @inline(__always)
  public func divided(by truth: (Int) -> Truth) -> (holds: NodeSet, unknown: NodeSet?) {
    var holds = NodeSet(count: count)
    var unknown: NodeSet?
    guard let words else { return (holds, nil) }
    for index in 0..<usedCount where words.start[index] != 0 {
      var rest = words.start[index]
      var (yes, open) = (UInt64(0), UInt64(0))
      while rest != 0 {
        let bit = rest & (~rest &+ 1)
        switch truth(index << 6 + bit.trailingZeroBitCount) {
        case .yes: yes |= bit
        case .unknown: open |= bit
        case .no: break
        }
        rest &= rest &- 1
      }
      if yes != 0 { holds.ownWords()[index] = yes }
      guard open != 0 else { continue }
      var more = unknown ?? NodeSet(count: count)
      unknown = nil
      more.ownWords()[index] = open
      unknown = more
    }
    return (holds, unknown)
  }

  /// The nodes of this set by bits that each of them has: for each bit the nodes that have it.
  ///
  /// - Parameters:
  ///   - count: of bits, at most 64.
  ///   - bits: those of a node; none above the count.
  @inlinable @inline(__always)
  public func sorted(byBits count: Int, _ bits: (Int) -> UInt64) -> [NodeSet] {
    var sets = [NodeSet](repeating: NodeSet(count: self.count), count: count)
    guard let words else { return sets }
    // The bits of 64 nodes are collected outside of the sets, where a change of one asks each time whether it is shared.
    var found = InlineArray<64, UInt64>(repeating: 0)
    for index in 0..<usedCount where words.start[index] != 0 {
      var rest = words.start[index]
      var seen: UInt64 = 0
      while rest != 0 {
        let node = rest & (~rest &+ 1)
        var open = bits(index << 6 + node.trailingZeroBitCount)
        seen |= open
        while open != 0 {
          found[open.trailingZeroBitCount] |= node
          open &= open &- 1
        }
        rest &= rest &- 1
      }
      while seen != 0 {
        let bit = seen.trailingZeroBitCount
        sets[bit].ownWords()[index] = found[bit]
        found[bit] = 0
        seen &= seen &- 1
      }
    }
    return sets
  }
}
