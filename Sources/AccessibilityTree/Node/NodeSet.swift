/// A set of nodes of one snapshot, with one bit for each node in preorder.
///
/// Sets of one snapshot have the same size. Combining sets of different snapshots is a programming error and traps.
public struct NodeSet: Sendable {
  /// 64 nodes a word, the lowest bit first; bits past `count` are always clear. No words at all for a set into which
  /// nothing was ever put: most answers are no node, and room for them would be asked for and given back a thousand times
  /// an audit.
  @usableFromInline var words: [UInt64] = []
  /// How many nodes the snapshot has.
  public let count: Int

  /// No node of a snapshot of this many.
  public init(count: Int) { self.count = count }

  /// Every node of a snapshot of this many.
  public init(allOf count: Int) {
    self.count = count
    words = Self.room(of: count, each: ~0)
    clearTail()
  }

  private init(_ words: [UInt64], _ count: Int) { (self.words, self.count) = (words, count) }

  /// Room that is asked for is found by what the compiler knows of the type; `Array(repeating:)` asks the runtime each
  /// time.
  private static func room(of count: Int, each word: UInt64) -> [UInt64] {
    var words: [UInt64] = []
    words.reserveCapacity((count + 63) / 64)
    words.append(contentsOf: repeatElement(word, count: (count + 63) / 64))
    return words
  }

  /// Gives a set without words its own, before one of them is written.
  @inline(never)
  @usableFromInline mutating func makeRoom() { words = Self.room(of: count, each: 0) }

  /// Whether the node with this index is in the set.
  @inlinable
  public func contains(_ node: Int) -> Bool {
    if words.isEmpty {
      precondition(node >= 0 && node >> 6 < (count + 63) >> 6, "a node of another snapshot")
      return false
    }
    return words[node >> 6] & (1 << UInt64(node & 63)) != 0
  }

  @inlinable
  public mutating func insert(_ node: Int) {
    if words.isEmpty { makeRoom() }
    words[node >> 6] |= 1 << UInt64(node & 63)
  }
  @inlinable
  public mutating func remove(_ node: Int) {
    if contains(node) { words[node >> 6] &= ~(1 << UInt64(node & 63)) }
  }

  public var isEmpty: Bool { words.allSatisfy { $0 == 0 } }
  /// Whether every node of this set is in the other. Cheaper than making the difference, which is mostly empty.
  public func isSubset(of other: NodeSet) -> Bool {
    if other.words.isEmpty, count == other.count { return isEmpty }
    // A set that was handed on shares its words.
    let isSame = words.withUnsafeBufferPointer { mine in
      other.words.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
    }
    return isSame && count == other.count || hasNone(with: other) { $0 & ~$1 }
  }
  /// Whether no node is in both.
  public func isDisjoint(with other: NodeSet) -> Bool { hasNone(with: other) { $0 & $1 } }

  /// Whether a combination of the words of two sets has no bit. Where one of them has no words there is none.
  @inline(__always)
  private func hasNone(with other: NodeSet, _ operation: (UInt64, UInt64) -> UInt64) -> Bool {
    precondition(count == other.count, "sets of two different snapshots")
    return words.withUnsafeBufferPointer { mine in
      other.words.withUnsafeBufferPointer { theirs in
        let end = Swift.min(mine.count, theirs.count)
        // A look at the result after every 16 words only, so that the processor takes several words at a time.
        var start = 0
        while start < end {
          var bits: UInt64 = 0
          for index in start..<Swift.min(start + 16, end) { bits |= operation(mine[index], theirs[index]) }
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
  // other. What leaves nothing keeps no words.
  public mutating func formUnion(_ other: NodeSet) {
    if other.isSubset(of: self) { return }
    if words.isEmpty { words = other.words } else { combine(other) { $0 | $1 } }
  }
  public mutating func formIntersection(_ other: NodeSet) {
    let shared = overlap(with: other)
    if !shared.onlyMine { return }
    if !shared.both { words = [] } else { combine(other) { $0 & $1 } }
  }
  public mutating func subtract(_ other: NodeSet) {
    let shared = overlap(with: other)
    if !shared.both { return }
    if !shared.onlyMine { words = [] } else { combine(other) { $0 & ~$1 } }
  }

  public func union(_ other: NodeSet) -> NodeSet {
    let shared = overlap(with: other)
    if !shared.onlyTheirs { return self }
    return shared.onlyMine ? combined(with: other) { $0 | $1 } : other
  }
  public func intersection(_ other: NodeSet) -> NodeSet {
    let shared = overlap(with: other)
    if !shared.onlyMine { return self }
    if !shared.onlyTheirs { return other }
    return shared.both ? combined(with: other) { $0 & $1 } : NodeSet(count: count)
  }
  public func subtracting(_ other: NodeSet) -> NodeSet {
    let shared = overlap(with: other)
    if !shared.both { return self }
    return shared.onlyMine ? combined(with: other) { $0 & ~$1 } : NodeSet(count: count)
  }

  /// Whether there are nodes in this set only, in the other only, and in both: all of it in one look at the words, which
  /// ends where all three are known.
  @inline(__always)
  private func overlap(with other: NodeSet) -> (onlyMine: Bool, onlyTheirs: Bool, both: Bool) {
    precondition(count == other.count, "sets of two different snapshots")
    if words.isEmpty || other.words.isEmpty { return (!isEmpty, !other.isEmpty, false) }
    return words.withUnsafeBufferPointer { mine in
      other.words.withUnsafeBufferPointer { theirs in
        // One array for both, as a set that is handed on.
        if mine.baseAddress == theirs.baseAddress { return (false, false, !isEmpty) }
        var (onlyMine, onlyTheirs, both) = (UInt64(0), UInt64(0), UInt64(0))
        let end = Swift.min(mine.count, theirs.count)
        var start = 0
        while start < end {
          for index in start..<Swift.min(start + 16, end) {
            let (one, two) = (mine[index], theirs[index])
            onlyMine |= one & ~two
            onlyTheirs |= two & ~one
            both |= one & two
          }
          if onlyMine != 0, onlyTheirs != 0, both != 0 { break }
          start += 16
        }
        return (onlyMine != 0, onlyTheirs != 0, both != 0)
      }
    }
  }
  /// Every node that is not in this set.
  public var complement: NodeSet {
    if words.isEmpty { return NodeSet(allOf: count) }
    var set = combined(with: self) { ~($0 | $1) }
    set.clearTail()
    return set
  }

  /// Both sets have words.
  @inline(__always)
  private func combined(with other: NodeSet, _ operation: (UInt64, UInt64) -> UInt64) -> NodeSet {
    precondition(words.count == other.words.count, "sets of two different snapshots")
    let combined = words.withUnsafeBufferPointer { mine in
      other.words.withUnsafeBufferPointer { theirs in
        [UInt64](unsafeUninitializedCapacity: mine.count) { words, filled in
          for index in mine.indices { words.initializeElement(at: index, to: operation(mine[index], theirs[index])) }
          filled = mine.count
        }
      }
    }
    return NodeSet(combined, count)
  }

  /// Both sets have words.
  @inline(__always)
  private mutating func combine(_ other: NodeSet, _ operation: (UInt64, UInt64) -> UInt64) {
    precondition(words.count == other.words.count, "sets of two different snapshots")
    words.withUnsafeMutableBufferPointer { mine in
      other.words.withUnsafeBufferPointer { theirs in
        for index in mine.indices { mine[index] = operation(mine[index], theirs[index]) }
      }
    }
  }

  /// Lets one loop write many bits. The body must keep the bits past `count` clear.
  mutating func withWords(_ body: (UnsafeMutableBufferPointer<UInt64>) -> Void) {
    if words.isEmpty { makeRoom() }
    words.withUnsafeMutableBufferPointer { body($0) }
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
      if yes != 0 {
        if holds.words.isEmpty { holds.makeRoom() }
        holds.words[index] = yes
      }
      guard open != 0 else { continue }
      if unknown == nil {
        unknown = NodeSet(count: count)
        unknown?.makeRoom()
      }
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
        if sets[bit].words.isEmpty { sets[bit].makeRoom() }
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

extension NodeSet: Hashable {
  /// Whether both have the same nodes, with or without words for none.
  public static func == (left: NodeSet, right: NodeSet) -> Bool {
    guard left.count == right.count else { return false }
    if left.words.isEmpty || right.words.isEmpty { return left.isEmpty && right.isEmpty }
    return left.words == right.words
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for node in self { hasher.combine(node) }
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
