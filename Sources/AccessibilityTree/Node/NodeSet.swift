/// A set of nodes of one snapshot, with one bit for each node in preorder.
///
/// Sets of one snapshot have the same size. Combining sets of different snapshots is a programming error and traps.
///
/// Sendable, because words are written only while nobody else holds them.
public struct NodeSet: @unchecked Sendable {
  /// Bits past `count` are always clear. No words at all for a set into which nothing was ever put: most answers are no
  /// node, and room for them would be asked for and given back a thousand times an audit.
  @usableFromInline var words: NodeWords?
  /// How many nodes the snapshot has.
  public let count: Int

  /// No node of a snapshot of this many.
  public init(count: Int) { self.count = count }

  /// Every node of a snapshot of this many.
  public init(allOf count: Int) {
    self.count = count
    guard count > 0 else { return }
    words = NodeWords.make(count: wordCount, each: ~0)
    clearTail()
  }

  init(_ words: NodeWords?, _ count: Int) { (self.words, self.count) = (words, count) }

  /// How many words the set has, if it has any.
  @inlinable @inline(__always)
  var wordCount: Int { NodeWords.count(for: count) }

  /// How many of them may have a bit.
  @inlinable @inline(__always)
  var usedCount: Int { (count &+ 63) >> 6 }

  /// Gives a set words of its own, before one of them is written.
  @inline(never)
  @usableFromInline mutating func makeOwn() {
    words = words?.copy(count: wordCount) ?? NodeWords.make(count: wordCount, each: 0)
  }

  /// The words, to be written.
  @inlinable @inline(__always)
  mutating func ownWords() -> UnsafeMutablePointer<UInt64> {
    if !isKnownUniquelyReferenced(&words) { makeOwn() }
    return words.unsafelyUnwrapped.start
  }

  @inlinable @inline(__always)
  func check(_ node: Int) {
    precondition(UInt(bitPattern: node) >> 6 < UInt(bitPattern: usedCount), "a node of another snapshot")
  }

  /// Whether the node with this index is in the set.
  @inlinable
  public func contains(_ node: Int) -> Bool {
    check(node)
    guard let words else { return false }
    return words.start[node >> 6] & (1 << UInt64(node & 63)) != 0
  }

  @inlinable
  public mutating func insert(_ node: Int) {
    check(node)
    ownWords()[node >> 6] |= 1 << UInt64(node & 63)
  }
  @inlinable
  public mutating func remove(_ node: Int) {
    if contains(node) { ownWords()[node >> 6] &= ~(1 << UInt64(node & 63)) }
  }

  public var isEmpty: Bool {
    guard let words else { return true }
    let start = words.start
    return (0..<usedCount).allSatisfy { start[$0] == 0 }
  }

  /// How many nodes are in the set.
  public var size: Int {
    guard let words else { return 0 }
    let start = words.start
    return (0..<usedCount).reduce(0) { $0 + start[$1].nonzeroBitCount }
  }

  /// Whether more nodes than these are in the set; counts no further.
  package func hasMore(than limit: Int) -> Bool {
    guard let words else { return false }
    let start = words.start
    var size = 0
    for index in 0..<usedCount where start[index] != 0 {
      size += start[index].nonzeroBitCount
      if size > limit { return true }
    }
    return false
  }

  mutating func clearTail() {
    guard words != nil else { return }
    let (used, all) = (usedCount, wordCount)
    let start = ownWords()
    if count & 63 != 0 { start[used - 1] &= (1 << UInt64(count & 63)) - 1 }
    for index in used..<all { start[index] = 0 }
  }
}

extension NodeSet: Hashable {
  /// Whether both have the same nodes, with or without words for none.
  public static func == (left: NodeSet, right: NodeSet) -> Bool {
    left.count == right.count && left.hasSameNodes(as: right)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for node in self { hasher.combine(node) }
  }
}

extension NodeSet: Sequence {
  /// The indices of the nodes in the set, in preorder.
  public struct Iterator: IteratorProtocol {
    @usableFromInline let words: NodeWords?
    @usableFromInline let end: Int
    @usableFromInline var index = 0
    @usableFromInline var word: UInt64

    @inlinable
    init(words: NodeWords?, end: Int) {
      (self.words, self.end) = (words, words == nil ? 0 : end)
      word = end > 0 ? words?.start[0] ?? 0 : 0
    }

    @inlinable
    public mutating func next() -> Int? {
      while word == 0 {
        index += 1
        guard index < end, let words else { return nil }
        word = words.start[index]
      }
      defer { word &= word - 1 }
      return index << 6 + word.trailingZeroBitCount
    }
  }

  @inlinable
  public func makeIterator() -> Iterator { Iterator(words: words, end: usedCount) }
}
