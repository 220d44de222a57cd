/// A set of nodes of one snapshot, with one bit for each node in preorder.
///
/// Sets of one snapshot have the same size. Combining sets of different snapshots is a programming error and traps.
public struct NodeSet: Hashable, Sendable {
  /// 64 nodes a word, the lowest bit first; bits past `count` are always clear.
  @usableFromInline var words: [UInt64]
  /// How many nodes the snapshot has.
  public let count: Int

  /// No node of a snapshot of this many.
  public init(count: Int) {
    self.count = count
    words = []
    // Room that is asked for is found by what the compiler knows of the type; `Array(repeating:)` asks the runtime each time.
    words.reserveCapacity((count + 63) / 64)
    words.append(contentsOf: repeatElement(0, count: (count + 63) / 64))
  }

  /// Every node of a snapshot of this many.
  public init(allOf count: Int) {
    self.count = count
    words = [UInt64](repeating: ~0, count: (count + 63) / 64)
    clearTail()
  }

  /// Whether the node with this index is in the set.
  @inlinable
  public func contains(_ node: Int) -> Bool { words[node >> 6] & (1 << UInt64(node & 63)) != 0 }

  @inlinable
  public mutating func insert(_ node: Int) { words[node >> 6] |= 1 << UInt64(node & 63) }
  @inlinable
  public mutating func remove(_ node: Int) { words[node >> 6] &= ~(1 << UInt64(node & 63)) }

  public var isEmpty: Bool { words.allSatisfy { $0 == 0 } }
  /// Whether every node of this set is in the other. Cheaper than making the difference, which is mostly empty.
  public func isSubset(of other: NodeSet) -> Bool { hasNone(with: other) { $0 & ~$1 } }
  /// Whether no node is in both.
  public func isDisjoint(with other: NodeSet) -> Bool { hasNone(with: other) { $0 & $1 } }

  /// Whether a combination of the words of two sets has no bit.
  @inline(__always)
  private func hasNone(with other: NodeSet, _ operation: (UInt64, UInt64) -> UInt64) -> Bool {
    precondition(count == other.count, "sets of two different snapshots")
    return words.withUnsafeBufferPointer { mine in
      other.words.withUnsafeBufferPointer { theirs in
        // A look at the result after every 16 words only, so that the processor takes several words at a time.
        var start = 0
        while start < mine.count {
          var bits: UInt64 = 0
          for index in start..<Swift.min(start + 16, mine.count) { bits |= operation(mine[index], theirs[index]) }
          if bits != 0 { return false }
          start += 16
        }
        return true
      }
    }
  }

  /// How many nodes are in the set.
  public var size: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }
  /// Whether more nodes than these are in the set; counts no further.
  package func hasMore(than limit: Int) -> Bool {
    var size = 0
    for word in words where word != 0 {
      size += word.nonzeroBitCount
      if size > limit { return true }
    }
    return false
  }

  // What changes nothing makes no copy, neither of what others hold too: most sets that are put together are within each
  // other.
  public mutating func formUnion(_ other: NodeSet) {
    if !other.isSubset(of: self) { combine(other) { $0 | $1 } }
  }
  public mutating func formIntersection(_ other: NodeSet) {
    if !isSubset(of: other) { combine(other) { $0 & $1 } }
  }
  public mutating func subtract(_ other: NodeSet) {
    if !isDisjoint(with: other) { combine(other) { $0 & ~$1 } }
  }

  public func union(_ other: NodeSet) -> NodeSet {
    other.isSubset(of: self) ? self : with { $0.combine(other) { $0 | $1 } }
  }
  public func intersection(_ other: NodeSet) -> NodeSet {
    isSubset(of: other) ? self : with { $0.combine(other) { $0 & $1 } }
  }
  public func subtracting(_ other: NodeSet) -> NodeSet {
    isDisjoint(with: other) ? self : with { $0.combine(other) { $0 & ~$1 } }
  }
  /// Every node that is not in this set.
  public var complement: NodeSet {
    with { set in
      for index in set.words.indices { set.words[index] = ~set.words[index] }
      set.clearTail()
    }
  }

  private func with(_ change: (inout NodeSet) -> Void) -> NodeSet {
    var copy = self
    change(&copy)
    return copy
  }

  @inline(__always)
  private mutating func combine(_ other: NodeSet, _ operation: (UInt64, UInt64) -> UInt64) {
    precondition(count == other.count, "sets of two different snapshots")
    words.withUnsafeMutableBufferPointer { mine in
      other.words.withUnsafeBufferPointer { theirs in
        for index in mine.indices { mine[index] = operation(mine[index], theirs[index]) }
      }
    }
  }

  /// Lets one loop write many bits. The body must keep the bits past `count` clear.
  mutating func withWords(_ body: (UnsafeMutableBufferPointer<UInt64>) -> Void) {
    words.withUnsafeMutableBufferPointer { body($0) }
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
    for index in words.indices where words[index] != 0 {
      var rest = words[index]
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
      if yes != 0 { holds.words[index] = yes }
      guard open != 0 else { continue }
      if unknown == nil { unknown = NodeSet(count: count) }
      unknown?.words[index] = open
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
    // The bits of 64 nodes are collected outside of the sets, where a change of one asks each time whether it is shared.
    var found = InlineArray<64, UInt64>(repeating: 0)
    for index in words.indices where words[index] != 0 {
      var rest = words[index]
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
        sets[bit].words[index] = found[bit]
        found[bit] = 0
        seen &= seen &- 1
      }
    }
    return sets
  }

  private mutating func clearTail() {
    if count & 63 != 0, !words.isEmpty { words[words.count - 1] &= (1 << UInt64(count & 63)) - 1 }
  }
}

extension NodeSet: Sequence {
  /// The indices of the nodes in the set, in preorder.
  public struct Iterator: IteratorProtocol {
    @usableFromInline let words: [UInt64]
    @usableFromInline var index = 0
    @usableFromInline var word: UInt64

    @inlinable
    init(words: [UInt64]) {
      self.words = words
      word = words.first ?? 0
    }

    @inlinable
    public mutating func next() -> Int? {
      while word == 0 {
        index += 1
        guard index < words.count else { return nil }
        word = words[index]
      }
      defer { word &= word - 1 }
      return index << 6 + word.trailingZeroBitCount
    }
  }

  @inlinable
  public func makeIterator() -> Iterator { Iterator(words: words) }
}
